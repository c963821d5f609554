import type { AccessibilitySections } from './accessibility-statement';
import type { AccessibilityContent } from './he';

const sections: AccessibilitySections = {
  standard: {
    title: 'The standard we work to',
    blocks: [
      {
        kind: 'text',
        text: 'The site is built to the Israeli regulations on accessible services, Israeli Standard 5568 and the WCAG 2.2 guidelines at level AA. The review is our own: with automatic tools, by keyboard, and by reading the pages enlarged.',
      },
    ],
  },
  adjustments: {
    title: 'What has been done',
    blocks: [
      {
        kind: 'list',
        items: [
          {
            term: 'Keyboard',
            text: 'Tab reaches every link, field and menu, Esc closes what is open, and the first link of each page jumps to the content. A frame always shows where you are.',
          },
          {
            term: 'Screen readers',
            text: 'Headings in order, a name for each field and button, errors read aloud and tied to their field. Every page states its language and direction.',
          },
          {
            term: 'Sight',
            text: 'A contrast of at least 4.5:1 between text and background, enlargement up to 400% without scrolling sideways, and nothing conveyed by colour alone.',
          },
          {
            term: 'Motion',
            text: 'If your device asks for less motion, nothing moves. Films start only when you press play.',
          },
          {
            term: 'Forms',
            text: 'What you filled in is kept if the page reloads, and nothing times out. You can also do without the form: by phone or WhatsApp.',
          },
        ],
      },
    ],
  },
  limits: {
    title: 'What is not perfect yet',
    blocks: [
      {
        kind: 'text',
        text: 'The YouTube player, WhatsApp and the reviews page on Google belong to others, and we cannot change how accessible they are. The flight board shows the airport authority’s data as it arrives.',
      },
    ],
  },
  ride: {
    title: 'Accessibility of the ride itself',
    blocks: [
      {
        kind: 'text',
        text: 'Our vehicles have a step at the door and neither lift nor ramp. A folding wheelchair, a walking frame or a pushchair travels in the luggage space, and the driver helps you in and out. A guide dog travels with you at no extra charge.',
      },
      {
        kind: 'text',
        text: 'Coming with a wheelchair, a walking frame or a guide dog? Say so in the request or by phone, and we will tell you before you book whether the vehicle suits and what to prepare.',
      },
    ],
  },
  help: {
    title: 'Stuck? Tell us',
    blocks: [
      {
        kind: 'text',
        text: `If something here is not accessible to you, tell us on which page and with which device, and you will have an answer within {complaint_days} working days. Meanwhile we can take your request by phone.`,
      },
      {
        kind: 'contact',
        email: 'Email',
        emailSubject: 'Accessibility of the site',
        phone: 'Phone',
        whatsapp: 'WhatsApp',
      },
    ],
  },
};

export const content: AccessibilityContent = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How this site was made accessible to Israeli Standard 5568 and WCAG 2.2 AA, what is not perfect yet, and how to ask for help or report a problem.',
  },
  title: 'Accessibility statement',
  updatedLabel: 'Last updated:',
  lastUpdated: '2026-11-21',
  tableOfContents: 'On this page',
  sections,
};
