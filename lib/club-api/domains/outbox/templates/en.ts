import type { Templates } from "../events";

export const en: Templates = {
  frame:
    "Hello,\n\n{text}\n\n{club}\nThis notice is sent automatically; answers to this address are not read.",
  events: {
    booked: { subject: "Tee time booked", text: "Your tee time {date} {time} {course} is booked." },
    changed: { subject: "Booking changed", text: "Your booking was moved to {date} {time} {course}." },
    cancelled: { subject: "Booking cancelled", text: "Your booking {date} {time} has been cancelled." },
    cancelledByClub: {
      subject: "Booking cancelled by the club",
      text: "The club had to cancel your booking {date} {time}. Reason: {reason}. No fine applies.",
    },
    weatherCancelled: {
      subject: "Booking cancelled for the weather",
      text: "Your booking {date} {time} is cancelled because of the weather. No fine applies.",
    },
    lateCancelled: {
      subject: "Late cancellation",
      text: "Your booking {date} {time} was cancelled late. Fine {amount} won or suspended until {until}.",
    },
    noShow: {
      subject: "Missed booking",
      text: "You did not come to your booking {date} {time}. Fine {amount} won or suspended until {until}.",
    },
    penaltyImposed: {
      subject: "Booking suspended",
      text: "A penalty applies: {penalty}. You can book again after {until}.",
    },
    penaltyReleased: { subject: "Suspension ended", text: "Your suspension has ended. You can book again." },
    freeCancelReminder: {
      subject: "Free cancellation ends soon",
      text: "Your booking {date} {time}: free cancellation ends {deadline}.",
    },
    companionAdded: {
      subject: "You were added to a booking",
      text: "{booker} added you to the booking {date} {time} {course}.",
    },
    companionLeft: {
      subject: "A player left your booking",
      text: "{companion} has left your booking {date} {time}. The place is free again.",
    },
    cancelledByPenalty: {
      subject: "Booking cancelled",
      text: "The booking {date} {time} was cancelled because of a missed round of the booker. No further fine applies.",
    },
    companionRemoved: {
      subject: "You were taken off a booking",
      text: "You are no longer part of the booking {date} {time}.",
    },
    partyChanged: {
      subject: "Your round has changed",
      text: "Players or caddie of your round {date} {time} have changed. My page shows how it is now.",
    },
    waitingAssigned: {
      subject: "Tee time assigned from the waiting list",
      text: "Your waiting request was assigned {date} {time} {course}. You can cancel free of charge until {grace}.",
    },
    waitingOffered: {
      subject: "A tee time is held for you",
      text: "{date} {time} {course} became free and is held for you until {until}. Please accept it by then.",
    },
    waitingClosed: { subject: "Waiting list closed", text: "No tee time became free on {date}." },
    waitingWithdrawn: {
      subject: "Offer withdrawn",
      text: "The club had to withdraw its offer of {date} {time} {course}. You keep your place on the waiting list.",
    },
    waitingCancelledByClub: {
      subject: "Waiting request cancelled",
      text: "The club cancelled your waiting request for {date}. Reason: {reason}",
    },
    drawApplied: {
      subject: "Draw: your receipt",
      text: "{title}: your application has number {number}. Its receipt is {receipt}. Please keep this message: with it you can show what you applied for.",
    },
    drawClosed: {
      subject: "Draw: applications are closed",
      text: "{title}: applications are closed and the draw is fixed. Fingerprint of the closing: {hash}. Your application {number} stands in the list as {receipt}. Please keep this message and compare it with the proof page after the draw.",
    },
    drawWon: {
      subject: "You won the draw",
      text: "You won {date} {time} {course}. It is booked for you; you may decline free of charge until {until}.",
    },
    drawWonConfirm: {
      subject: "You won the draw",
      text: "You won {date} {time} {course}. Please confirm by {until}.",
    },
    drawConfirmReminder: {
      subject: "A win has to be confirmed",
      text: "The draw win {date} {time} has to be confirmed by {deadline}, or it goes to somebody else.",
    },
    drawConfirmed: {
      subject: "Your win is confirmed",
      text: "Your win {date} {time} {course} is confirmed and booked.",
    },
    drawReserve: {
      subject: "Draw: you are on the reserve list",
      text: "{title}: you are number {number} on the reserve list.",
    },
    drawLost: { subject: "Draw result", text: "{title}: unfortunately you were not drawn." },
    drawCancelled: { subject: "Draw cancelled", text: "The draw {title} has been cancelled." },
    drawIneligible: {
      subject: "Draw: application not admitted",
      text: "{title}: your application could not take part because the conditions are no longer met.",
    },
    drawCompanionNamed: {
      subject: "You were named in a draw application",
      text: "{applicant} named you as a player in the draw {title}. You can still apply yourself; your own application then counts.",
    },
    drawCompanionLost: {
      subject: "Draw: a player left your application",
      text: "{title}: {name} applied too and is no longer part of your application. You can name somebody else until applications close.",
    },
    drawCompanionReleased: {
      subject: "Draw: you are no longer named",
      text: "{title}: {applicant} no longer names you as a player. You can apply yourself until applications close.",
    },
    drawCompanionWon: {
      subject: "You play: the draw was won",
      text: "You play {date} {time} {course}: {applicant} won it in the draw, with you as a player.",
    },
    drawCompanionWonConfirm: {
      subject: "The draw was won, not yet confirmed",
      text: "{applicant} won {date} {time} {course} in the draw, with you as a player. It still has to be confirmed by {until}.",
    },
    drawCompanionEnded: {
      subject: "Round of the draw cancelled",
      text: "The round {date} {time}, which {applicant} had won in the draw with you as a player, is cancelled.",
    },
    drawCompanionReserve: {
      subject: "Draw: on the reserve list",
      text: "{title}: the application of {applicant}, which names you, is number {number} on the reserve list.",
    },
    drawCompanionNotDrawn: {
      subject: "Draw result",
      text: "{title}: the application of {applicant}, which names you, was unfortunately not drawn.",
    },
    drawCompanionIneligible: {
      subject: "Draw: application not admitted",
      text: "{title}: the application of {applicant}, which names you, could not take part.",
    },
    drawCompanionCancelled: {
      subject: "Draw cancelled",
      text: "The draw {title}, in which {applicant} had named you, has been cancelled.",
    },
    teamReceived: { subject: "Team application received", text: "We received your application for {team}." },
    teamResult: { subject: "Team application", text: "Your team application {team}: {state}." },
    teamDateSuspended: {
      subject: "Team date suspended",
      text: "The date {date} of your team {team} is suspended.",
    },
    teamMemberResult: {
      subject: "Your team's application",
      text: "The application of {manager} for your team {team}: {state}.",
    },
    teamMemberDateSuspended: {
      subject: "Team date suspended",
      text: "Your team {team} does not play on {date}: the date is suspended.",
    },
    teamRoundCancelled: {
      subject: "Round of your team cancelled",
      text: "The round {date} {time} of your team {team} is cancelled.",
    },
    teamRosterDue: {
      subject: "Team roster due today",
      text: "{team} plays on {date}. Please name players and groups by today.",
    },
    vocReceived: { subject: "A new inquiry", text: "A member sent an inquiry: “{title}”." },
    vocAnswered: { subject: "Inquiry answered", text: "Your inquiry “{title}” has been answered." },
    dataRequestReceived: {
      subject: "Request about your data",
      text: "We received your request about your personal data and answer it by {date}.",
    },
    dataRequestAnswered: {
      subject: "Answer to your request about your data",
      text: "The club has answered your request of {date} about your personal data. Please read the answer in My page.",
    },
    couponExpiring: { subject: "Coupon expires soon", text: "Your coupon {coupon} expires on {date}." },
    couponIssued: { subject: "Coupon issued", text: "You received the coupon {coupon}, valid until {date}." },
    termsChange: {
      subject: "Terms will change",
      text: "{title} changes on {date}. Please read the new text.",
    },
    dormancyNotice: {
      subject: "Your account will become dormant",
      text: "You have not signed in for a long time. Your account becomes dormant on {date}; sign in to keep it.",
    },
    passwordExpired: {
      subject: "Please change your password",
      text: "Your password has not been changed for a long time. Please choose a new one.",
    },
    passwordChanged: {
      subject: "Password changed",
      text: "Your password was changed at {time}. If this was not you, call the club at once.",
    },
    contactChanged: {
      subject: "Contact data changed",
      text: "Your contact data was changed at {time}. If this was not you, call the club at once.",
    },
    certificationCode: {
      subject: "Certification number",
      text: "Your certification number is {code}. It is valid for {minutes} minutes; tell it to nobody.",
    },
    findIds: { subject: "Your login id", text: "Your login id: {ids}" },
    welcome: { subject: "Welcome", text: "Welcome, {name}. You are now a member of the website." },
    memberApproved: { subject: "Membership confirmed", text: "{name}, your membership has been confirmed." },
    withdrawn: {
      subject: "Membership ended",
      text: "Your membership of the website has ended and your data is being deleted.",
    },
    marketingChanged: {
      subject: "Your consent to marketing",
      text: "Your consent to marketing was changed on {date}: {choice}.",
    },
    marketingReconfirm: {
      subject: "Your consent to marketing",
      text: "You have agreed to marketing by {choice}. You can end it at any time, free of charge, on your page of our website.",
    },
  },
};
