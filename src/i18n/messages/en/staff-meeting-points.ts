import type { StaffMeetingPointsMessages } from '../he/staff-meeting-points';

export const messages: StaffMeetingPointsMessages = {
  title: 'Meeting points',
  intro:
    'Where and how whoever lands is met. These words stand in the offer, the messages, the calendar, on the trip page, with the driver and on the day board.',
  failed: 'The meeting points could not be loaded',
  saved: 'Saved. Confirm it once somebody has stood there.',
  ways: { board: 'Name board in the arrivals hall', kerb: 'At the kerb, on message' },
  titleOf: (airport, way) => `${airport} · ${way}`,
  notListed: 'This airport is no longer in the price list.',
  none: 'Nobody has written yet where you meet here. Until then every offer for a ride from here asks for it in your own words.',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  describe: 'Describe',
  editShort: 'Edit',
  edit: (title) => `Edit: ${title}`,
  confirm: 'All of it is right, I stood there',
  confirmOf: (title) => `All of it is right, I stood there: ${title}`,
  confirmDone: 'Confirmed.',
  form: {
    carried:
      'New words take the place of the old ones in every ride that is still to be driven, and whoever has read the old ones, traveller or driver, is told. Any change takes the confirmation away.',
    place: 'Where',
    placeHint: 'One sentence: the terminal, the hall, what one stands beside.',
    how: 'How it works',
    howHint: 'One sentence: what the traveller does, and the driver.',
    terminalHint: 'A digit or a letter, where there are several',
    spot: 'The spot on the drawing',
    spotHint: 'Press on the drawing or drag, or move it with the arrow keys.',
    drawings: { hall: 'Hall with a barrier', small_hall: 'Small hall, no barrier', kerb: 'The kerb outside' },
    fields: {
      terminal: 'Terminal',
      drawing: 'Drawing',
      spot_x: 'From the left, per cent',
      spot_y: 'From the top, per cent',
    },
    errors: {
      missing: 'Write one sentence',
      long: '200 characters at most',
      percent: 'A whole number from 0 to 100',
      terminal: 'Two digits or Latin letters at most',
    },
  },
};
