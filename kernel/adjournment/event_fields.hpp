#pragma once
/// What each event has in the record: its fields by name, for writing and reading alike. `must`: a
/// field that every such event has; `may`: one that is left out where it is as usual.

#include <hakem/adjournment.hpp>

namespace hakem::adjournments {

template<class Fields>
void visit_fields(Fields& fields, adjournment::Handed& event) {
    fields.may("board", event.board);
    fields.may("seat", event.seat);
    fields.may("white_name", event.white_name);
    fields.may("black_name", event.black_name);
    fields.must("fen", event.fen);
    fields.must("left", event.left);
    fields.may("session_start", event.session_start);
    fields.may("session_end", event.session_end);
    fields.may("quota", event.quota);
    fields.may("given", event.given);
    fields.may("next_period", event.next_period);
    fields.may("increment", event.increment);
    fields.may("early", event.early);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Written& event) {
    fields.may("digital", event.digital);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::ShownOnBoard& event) {
    fields.must("move", event.move);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Stopped& event) {
    fields.may("read", event.read);
    fields.may("own_scoresheet", event.own_scoresheet, true);
    fields.may("opponent_scoresheet", event.opponent_scoresheet, true);
    fields.may("closed", event.closed, true);
    fields.may("started_opponent", event.started_opponent);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Kept& event) {
    fields.may("resume", event.resume);
    fields.may("venue", event.venue);
    fields.may("keeper", event.keeper);
    fields.may("default_time", event.default_time);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::DrawOffered& event) {
    fields.must("by", event.by);
}
template<class Fields>
void visit_fields(Fields& fields, adjournment::DrawAccepted& event) {
    fields.must("by", event.by);
}
template<class Fields>
void visit_fields(Fields& fields, adjournment::DrawRefused& event) {
    fields.must("by", event.by);
}
template<class Fields>
void visit_fields(Fields&, adjournment::DrawAgreed&) {}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Resigned& event) {
    fields.must("by", event.by);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::SetUp& event) {
    fields.may("set", event.set);
    fields.may("white_present", event.white_present);
    fields.may("black_present", event.black_present);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Arrived& event) {
    fields.must("who", event.who);
    fields.may("paused", event.paused, true);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Opened& event) {
    fields.may("found", event.found, adjournment::Found::text);
    fields.may("text", event.text);
    fields.may("letters", event.letters, std::string("tr"));
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::ReplySealed& event) {
    fields.may("digital", event.digital);
    fields.may("read", event.read);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::EnvelopeLost& event) {
    fields.may("set", event.set);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::MoveTold& event) {
    fields.must("text", event.text);
    fields.may("letters", event.letters, std::string("tr"));
}

template<class Fields>
void visit_fields(Fields&, adjournment::PositionLost&) {}

template<class Fields>
void visit_fields(Fields& fields, adjournment::ClocksDisputed& event) {
    fields.must("by", event.by);
    fields.must("right", event.right);
    fields.may("allowed", event.allowed);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Moved& event) {
    fields.must("by", event.by);
    fields.may("text", event.text);
    fields.may("read", event.read);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Excused& event) {
    fields.must("who", event.who);
    fields.may("reason", event.reason);
}

template<class Fields>
void visit_fields(Fields&, adjournment::DefaultTimeOver&) {}

template<class Fields>
void visit_fields(Fields& fields, adjournment::FlagFell& event) {
    fields.must("of", event.of);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Concluded& event) {
    fields.must("white", event.white);
    fields.must("black", event.black);
    fields.may("reason", event.reason);
}

template<class Fields>
void visit_fields(Fields& fields, adjournment::Withdrawn& event) {
    fields.must("reason", event.reason);
    fields.may("events", event.events, 1);
}

}
