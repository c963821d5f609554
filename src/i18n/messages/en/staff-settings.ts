import { errors } from '@shared/words/lead-words/en';
import type { StaffSettingsMessages } from '../he/staff-settings';

export const messages: StaffSettingsMessages = {
  title: 'Settings',
  intro: 'Changes take effect at once.',
  failed: 'The settings could not be loaded',
  groups: {
    business: 'Daily work',
    trips: 'Offers and trips',
    mails: 'Emails to staff',
    requests: 'Request limits',
    protection: 'Blocks and alerts',
    visits: 'Counting visits',
    flights: 'Flight board',
    other: 'Other settings',
  },
  settings: {
    request_addresses: {
      name: 'Who gets an email about a new request',
      about:
        'Each address in the list gets a message when a request comes in from the site. With an empty list the messages go to the owner’s address, the one named when the site was set up.',
    },
    office_language: {
      name: 'Language of emails to staff',
      about: 'Emails about requests, alerts and waiting accounts are written in this language.',
    },
    closed_dates: {
      name: 'Closed days',
      about:
        'Days on which we do not drive, besides Shabbat and Jewish holidays, which need no entry. The request form marks them as closed and offers a call instead. A request that is still sent for such a day is kept like any other.',
    },
    rest_city: {
      name: 'Shabbat and holidays',
      about:
        'The town whose candle lighting and nightfall we go by. The form then closes these hours, and no customer counts as waiting during them.',
    },
    send_on_rest_days: {
      name: 'Messages on days of rest',
      about:
        'What is sent on Shabbat, holidays and closed days. “Answers” means the confirmation of a request, a booking or a cancellation, and a link asked for again. Whatever waits goes out when the rest is over.',
    },
    rest_margin_before: {
      name: 'Last rides before candle lighting',
      about: 'Rides are to be over this long before candle lighting.',
      unit: 'minutes',
    },
    rest_margin_after: {
      name: 'First rides after nightfall',
      about: 'Rides begin this long after nightfall, when Shabbat or the holiday ends.',
      unit: 'minutes',
    },
    no_lead_hours: {
      name: 'Alert when no requests come in',
      about:
        'When this much time passes without a single request although people visit the site, an alert is raised: perhaps the form is not working.',
      unit: 'hours',
    },
    task_sound_minutes: {
      name: 'Sound for urgent tasks',
      about:
        'How often a short sound repeats while an urgent task has not been taken. Each person can turn it on, beside the sections. 0: no sound for anyone.',
      unit: 'minutes',
    },
    driver_details_hours: {
      name: 'When customers see their driver',
      about:
        'How many hours before the pick-up the trip page shows the driver’s name and the car. The message to the customer goes out at the same time.',
      unit: 'hours',
    },
    driver_phone_hours: {
      name: 'When customers see the driver’s phone number',
      about: 'How many hours before the pick-up. The number disappears from the trip page six hours after the ride.',
      unit: 'hours',
    },
    ack_by: {
      name: 'Deadline for drivers to confirm',
      about:
        'The time on the evening before the ride. A ride that its driver has not confirmed by then becomes an urgent task. For a ride assigned later, the deadline is two hours before the pick-up.',
    },
    price_hold_hours: {
      name: 'How long a price holds',
      about:
        'Counted from when the price is given: in the form, from when the request was written; in an offer, from when you send it, unless you choose another time. An offer at a price already promised holds at least as long as the promise, and no price outlasts the moment until which the ride can be accepted. A request that arrives later is marked.',
      unit: 'hours',
    },
    min_notice_minutes: {
      name: 'Shortest notice for accepting',
      about:
        'How long before the pick-up customers can still accept an offer on their trip page. After that they call, and you record the acceptance with the request.',
      unit: 'minutes',
    },
    flight_earlier_minutes: {
      name: 'Early flight: pick-up brought forward',
      about:
        'A flight that lands up to so many minutes early brings its pick-up forward by itself. What is more waits for you.',
      unit: 'minutes',
    },
    flight_later_minutes: {
      name: 'Late flight: pick-up moved',
      about: 'A flight that lands up to so many minutes late moves its pick-up by itself. What is more waits for you.',
      unit: 'minutes',
    },
    landing_to_pickup_minutes: {
      name: 'From landing to pick-up in offers',
      about: 'An offer with a flight proposes the pick-up so many minutes after the landing.',
      unit: 'minutes',
    },
    kerb_from_minutes: {
      name: 'From landing to car, at the least',
      about: 'The shorter end of what travellers are told, as a rule of thumb, until 200 rides of your own are known.',
      unit: 'minutes',
    },
    kerb_until_minutes: {
      name: 'From landing to car, at the most',
      about: 'The longer end of it.',
      unit: 'minutes',
    },
    lead_in_minutes: {
      name: 'Driver busy before the pick-up',
      about:
        'How long before the pick-up a driver and a vehicle count as busy. Applies to new rides. You can change the times of each ride on the day board.',
      unit: 'minutes',
    },
    lead_in_airport_minutes: {
      name: 'Driver busy before an airport ride',
      about: 'The same for rides to and from the airport.',
      unit: 'minutes',
    },
    reply_minutes: {
      name: 'Answer within',
      about: 'How soon a request is answered, except on Shabbat, holidays and closed days.',
      unit: 'minutes',
    },
    complaint_days: {
      name: 'Answer to a complaint',
      about: 'Within how many working days a complaint is answered.',
      unit: 'working days',
    },
    change_hours: {
      name: 'Changes by the customer',
      about:
        'How long before the pick-up customers can still change the address on their trip page, or ask for another time. After that they call; flight number, passenger and note stay open until the pick-up.',
      unit: 'hours',
    },
    free_until_hours: {
      name: 'Cancelling free of charge',
      about:
        'How long before the pick-up cancelling is still free. Applies to new offers. Those already sent keep their figure.',
      unit: 'hours',
    },
    late_fee_percent: {
      name: 'Fee for late cancelling',
      about: 'The share of the price charged for a late cancellation. Applies to new offers.',
      unit: 'percent',
    },
    landing_waiting_minutes: {
      name: 'Free waiting after a landing',
      about: 'How long the driver waits free of charge at the airport, counted from the landing. Stated in new offers.',
      unit: 'minutes',
    },
    free_waiting_minutes: {
      name: 'Free waiting anywhere else',
      about: 'How long the driver waits free of charge, counted from the agreed time. Stated in new offers.',
      unit: 'minutes',
    },
    free_delay_hours: {
      name: 'Flight delay without charge',
      about: 'How late a flight may land at no cost. Stated in new offers.',
      unit: 'hours',
    },
    vat_percent: {
      name: 'VAT',
      about: 'The rate included in prices. Each offer keeps the rate it was made with.',
      unit: 'percent',
    },
    sign_up: {
      name: 'Who may sign up',
      about:
        'Everybody may ask for an account, or only addresses that an administrator has invited. Accounts open nothing either way until they have a role. With invitations alone a refused sign-up tells somebody who looks closely that the address is not invited; the sign-in page says the same to everybody.',
    },
    link_wrong_limit: {
      name: 'Wrong trip links',
      about:
        'How many wrong links to trips one internet connection may try in 10 minutes. Three times as many block it. The right link always opens.',
      unit: 'links',
    },
    alert_addresses: {
      name: 'Who gets an email about a serious alert',
      about:
        'Each address in the list gets an email when an alert of high or critical severity is raised. With an empty list it goes to the administrators.',
    },
    message_digest_hours: {
      name: 'Emails about requests held back',
      about: 'Requests that look automated are reported together. This is the shortest time between two such emails.',
      unit: 'hours',
    },
    message_attempts: {
      name: 'Attempts at sending an email',
      about:
        'How many times an email to staff or to a customer is tried before an alert is raised instead. Ten attempts take about three hours.',
      unit: 'attempts',
    },
    lead_limit_per_ip: {
      name: 'Requests from one network address',
      about:
        'How many requests are accepted from the same internet connection within the time below. A hotel or an office shares one connection, so do not go too low.',
      unit: 'requests',
    },
    lead_limit_per_ip_minutes: {
      name: 'Time span for a network address',
      about: 'Over how many minutes requests from the same connection are counted.',
      unit: 'minutes',
    },
    lead_limit_per_phone: {
      name: 'Requests with one phone number',
      about: 'How many requests are accepted with the same phone number within the time below.',
      unit: 'requests',
    },
    lead_limit_per_phone_minutes: {
      name: 'Time span for a phone number',
      about: 'Over how many minutes requests with the same number are counted.',
      unit: 'minutes',
    },
    block_after_limited: {
      name: 'Block after refusals',
      about: 'After this many refusals within 10 minutes the sender is blocked, for an hour or more.',
      unit: 'refusals',
    },
    block_after_suspicious: {
      name: 'Block after spam',
      about:
        'How many requests that look like spam, within 10 minutes, block their sender. The requests themselves are held back.',
      unit: 'requests',
    },
    alert_after_invalid: {
      name: 'Alert about broken requests',
      about: 'How many unreadable requests from one sender, within 10 minutes, raise a security alert.',
      unit: 'requests',
    },
    alert_after_failed_sign_ins: {
      name: 'Alert about failed sign-ins',
      about: 'How many failed attempts to sign in to the back office, within 15 minutes, raise a security alert.',
      unit: 'attempts',
    },
    visit_alert_minimum: {
      name: 'Threshold for a flood of visits',
      about: 'Below this many visits in an hour no alert is raised, however quiet the site is otherwise.',
      unit: 'visits',
    },
    visit_limit_per_ip: {
      name: 'Visits from one network address',
      about: 'How many page views are recorded in 10 minutes from the same internet connection.',
      unit: 'views',
    },
    consent_limit_per_ip: {
      name: 'Cookie choices from one network address',
      about: 'How many choices about cookies are recorded in 10 minutes from the same internet connection.',
      unit: 'choices',
    },
    visitors_per_day: {
      name: 'Visitors in a day',
      about: 'The most visitors recorded in one day. Later visitors use the site as usual but are not counted.',
      unit: 'visitors',
    },
    visits_per_visitor: {
      name: 'Views of one visitor',
      about: 'How many page views of the same visitor are recorded in one day.',
      unit: 'views',
    },
    consents_per_day: {
      name: 'Cookie choices in a day',
      about: 'How many choices about cookies are recorded in 24 hours.',
      unit: 'choices',
    },
    ask_price_limit_per_ip: {
      name: 'Price questions',
      about:
        'How many times in 10 minutes the public price address can be asked from the same internet connection. An assistant asks for many people from one.',
      unit: 'questions',
    },
    flight_limit_per_ip: {
      name: 'Flight board requests',
      about: 'How many times in 10 minutes the flight board can be requested from the same internet connection.',
      unit: 'times',
    },
    flight_feed_minutes: {
      name: 'Refreshing the flight board',
      about: 'After how many minutes the board is read again from the airport authority.',
      unit: 'minutes',
    },
  },
  facts: {
    title: 'What the site says about the business',
    about:
      'These facts are built into every page and cannot be changed here. They are changed at the place beside each: a name that begins with VITE_ in the file .env, one that begins with business. in src/config/business.ts. After that the site is built and started again. The command “npm run launch-check” lists every placeholder and unproven claim on the site.',
    upkeep: 'For whoever maintains the site',
    open: (count, figure) =>
      count === 0
        ? 'None of these is a placeholder or unproven.'
        : count === 1
          ? '1 of these is a placeholder or unproven.'
          : `${figure} of these are placeholders or unproven.`,
    columns: { what: 'Fact', text: 'As the pages say it', state: 'State' },
    states: {
      own: 'Not flagged',
      placeholder: 'Placeholder',
      sample: 'Sample',
      confirm: 'To be confirmed',
      old: 'Out of date',
    },
    names: {
      name: 'Name of the business',
      legalName: 'Legal name',
      legalNumber: 'Registration number',
      address: 'Address',
      licence: 'Transport licence',
      licenceNumber: 'Number of the licence',
      phone: 'Phone',
      whatsapp: 'WhatsApp for requests',
      whatsappInfo: 'WhatsApp for questions',
      email: 'Email',
      rating: 'Rating',
      statistics: 'Customers and rides',
      claims: 'Claims in the texts',
    },
    rating: (value, count) => `${value} out of 5, ${count} reviews`,
    statistics: (customers, rides) => `${customers} customers, ${rides} rides`,
    claims: (open, all) => `${open} of ${all} still to be proved`,
  },
  bounds: (minimum, maximum) => `between ${minimum} and ${maximum}`,
  unsaved: 'Not saved yet',
  never: 'Not changed here yet',
  changedBy: 'Last changed by',
  emptyList: 'an empty list',
  notEditable: 'This setting cannot be edited here.',
  published: 'The pages of the site follow within a few minutes.',
  number: {
    invalid: (minimum, maximum) => `Enter a whole number between ${minimum} and ${maximum}`,
  },
  emails: {
    label: 'Email address to add',
    add: 'Add',
    remove: (address) => `Remove ${address}`,
    list: 'Addresses in the list',
    none: 'There is no address in the list.',
    invalidEmail: (text) => `This is not an email address: ${text}`,
    emailLetters: (text) => `${errors.emailLetters}: ${text}`,
    duplicate: (text) => `This address is in the list already: ${text}`,
    tooMany: (limit) => `${limit} addresses at most`,
  },
  choices: {
    everybody: 'Everybody, up to ten an hour from one network',
    invited: 'Invited addresses only',
    nothing: 'Nothing: everything waits',
    urgent: 'Only answers to what has just been done, and alerts',
    all: 'Everything, as on any day',
    jerusalem: 'Jerusalem, 40 minutes before sunset',
    'tel-aviv': 'Tel Aviv, 18 minutes before sunset',
    haifa: 'Haifa, 30 minutes before sunset',
    none: 'We drive on Shabbat and holidays too',
  },
  dates: {
    list: 'Closed days',
    none: 'No closed days ahead.',
    remove: (day) => `Open ${day} again`,
    tooMany: (limit) => `${limit} days at most`,
    calendar: {
      label: 'Calendar for choosing closed days',
      weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      today: 'today',
      selected: 'closed',
      closed: 'closed',
    },
  },
};
