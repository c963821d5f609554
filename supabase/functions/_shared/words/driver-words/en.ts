import type { DriverWords } from './driver-words.ts';

export const words: DriverWords = {
  assigned: (when) => ({ subject: `New ride: ${when}`, text: `You have a new ride: ${when}.` }),
  changed: (when, what) => ({
    subject: `Ride changed: ${when}`,
    text: `Change to your ride on ${when}: ${what}. Here are the updated details.`,
  }),
  cancelled: (when, route) => ({
    subject: `Ride cancelled: ${when}`,
    text: `The ride on ${when}, ${route}, has been cancelled. You do not need to come.`,
  }),
  passedOn: (when, route) => ({
    subject: `Ride no longer yours: ${when}`,
    text: `The ride on ${when}, ${route}, is no longer assigned to you. You do not need to come.`,
  }),
  ahead: (count, day, first) => ({
    subject: `Your rides until ${day}: ${count}`,
    text:
      count === 1
        ? `You have one ride until the end of ${day}: ${first}.`
        : `You have ${count} rides until the end of ${day}. The first: ${first}.`,
  }),
  confirm: 'Confirm it on your page',
  confirmAll: 'Confirm them all on your page',
  page: 'Your rides',
  changes: {
    time: 'the pick-up time',
    vehicle: 'the car',
    meeting_point: 'the meeting point',
    instructions: 'the instructions',
    flight_cancelled: 'the flight was cancelled, and the office will tell you what becomes of the ride',
    pickup: 'the pick-up address',
    dropoff: 'the destination',
    stops: 'the stops',
    flight_number: 'the flight number',
    passengers: 'the number of passengers',
    luggage: 'the number of suitcases',
    seats: 'the child seats',
    passenger: 'the passenger’s name or phone number',
    driver_note: 'the passenger’s note',
  },
  labels: { driver_note: 'Passenger’s note' },
  rows: {
    reference: 'Reference',
    passenger: 'Passenger',
    phone: 'Phone',
    meeting: 'Meeting point',
    car: 'Car',
    instructions: 'Instructions',
  },
  nowAt: (before, now) => `${before}, now ${now}`,
  carOf: (car, cars) => `car ${car} of ${cars}`,
};
