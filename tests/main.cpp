#define BOOST_TEST_MODULE hakem
#include <boost/test/unit_test.hpp>
