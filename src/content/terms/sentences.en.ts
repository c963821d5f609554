import { business } from '@/config/business';
import { statutoryCancelling as s, type TermSentences } from '.';

export const terms: TermSentences = {
  booking:
    'A request is not a booking yet. We answer it with a final price in writing, and the ride is booked once you accept that price on your trip page, in a message or by phone. You receive a written confirmation.',
  reply: `We answer every request within {minutes reply_minutes}, day and night{if rest_city|, except on Shabbat and Jewish holidays|}.`,
  fixedPrice: 'The price you are given before the ride is the price you pay.',
  extras: `Night rate, tolls, help with the luggage and waiting for a flight up to {hours free_delay_hours} late are all included.`,
  vat: 'Every price is in shekels and includes VAT.',
  cancellation: `You can cancel free of charge up to {hours free_until_hours} before the ride.`,
  lateCancellation: `Cancelling within the last {hours free_until_hours} costs {late_fee_percent}% of the price, but never more than the Consumer Protection Law allows.`,
  howToCancel:
    'To cancel, use your trip page, call, write on WhatsApp or send an email. What counts is when you tell us.',
  statutoryRights: `Your rights under the Consumer Protection Law remain in force: you may cancel a booking made at a distance within ${s.days} days of making it or of receiving the written confirmation, whichever is later, if at least ${s.workingDays} working days are left before the ride. The fee is then at most ${s.feePercent}% of the price or ₪${s.feeShekels}, whichever is lower. With us, such a cancellation is free of charge as well if {hours free_until_hours} are left before the ride. For senior citizens, new immigrants and people with disabilities, the law extends this to ${s.longerMonths} months if the booking included a conversation with us, in messages too.`,
  cancelledFlight: 'If the airline cancels your flight, you can cancel the ride at any time at no cost.',
  changes: `You can change the address, the day or the time up to {hours change_hours} before the ride, and the flight number, the passenger and the note for the driver until the pick-up. If the change affects the price, we send a new offer, and your booking stands as it is until you accept it.`,
  flightDelay: `A flight that lands up to {hours free_delay_hours} late costs you nothing extra.`,
  longDelay: `If it is later than that, we agree a new time with you. A surcharge applies only if you accept it. Otherwise you can cancel free of charge.`,
  waiting: `After a landing, the driver waits {minutes landing_waiting_minutes} free of charge, counted from the moment you land. At any other pick-up, the driver waits {minutes free_waiting_minutes} free of charge from the agreed time.`,
  afterWaiting: `After that we call you. If you need longer, we tell you first what it costs. If we cannot reach you, the driver may leave, and the fee for cancelling within the last {hours free_until_hours} applies: {late_fee_percent}% of the price, but never more than the law allows.`,
  meetingVip: 'With the VIP airport transfer, the driver waits in the arrivals hall with your name on a board.',
  meetingTransfer:
    'With the airport transfer, the driver comes to the agreed pick-up point when you write that you have your luggage.',
  airportMeetings:
    'The airport transfer and the VIP airport transfer are the same vehicle on the same road: only how you are met differs, at the kerb or with a name board. In the form you choose one of the two, and the price shows at once what the board adds.',
  roundTrip: `{if round_trip_percent|Book your rides to and from the airport together and the total comes down by {round_trip_percent}%.|}`,
  payment: `Nothing is paid on this site: you pay the driver by credit card, ${business.wallets.join(', ')} or cash, or through the payment link that we send you.`,
  childSeats:
    'Child seats cost nothing extra: give the age and weight of each child when you book, and the right seats will be in the vehicle.',
  luggage: `One vehicle takes up to ${business.vehicleSeats} passengers with ${business.luggage.largeSuitcases} large suitcases. If you have more, tell us and we will offer you another vehicle.`,
  lateDriver:
    'If we are late through our own fault, or cannot come, we tell you at once. We send another driver at no extra cost or, if there is none, refund what you have paid. Your rights under the law remain.',
  hours:
    '{if rest_city|We drive day and night, six days a week, but not on Shabbat or Jewish holidays.|We drive around the clock, every day of the year.}',
  restHours: `{if rest_city|Before Shabbat and holidays our rides end at least {minutes rest_margin_before} before candle lighting in {rest_city}, and they begin again {minutes rest_margin_after} after nightfall. |}The request form shows the open hours of each date.`,
  insurance: 'We hold all mandatory insurance. We recommend travel insurance of your own as well.',
  liability:
    'Subject to law, and except for bodily injury and damage caused on purpose, compensation is limited to the price of the trip.',
  complaints: `If you have a complaint, write to us and you will have an answer within {complaint_days} working days.`,
  claims: 'Subject to law, legal action must be started within one year of the ride.',
  law: 'Israeli law applies, and the courts of Tel Aviv have jurisdiction. If you live elsewhere, you keep the protection that the law of your country gives consumers. If the language versions differ, the Hebrew one prevails.',
};
