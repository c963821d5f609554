import type { StaffTrendsMessages } from '../he/staff-trends';

export const messages: StaffTrendsMessages = {
  period: {
    label: 'Period',
    days: (days) => `${days} days`,
    last: (days) => `Last ${days} days`,
    compared: (days) => `Last ${days} full days against the ${days} before:`,
  },
  chart: {
    caption: (from, to) => `Visitors and leads per day, ${from} to ${to}`,
    keys: 'The left and right arrow keys go from day to day.',
    visitors: 'Visitors',
    pageViews: 'Page views',
    leads: 'Leads',
    day: 'Day',
    today: 'today so far',
    asTable: 'Show as table',
    asChart: 'Show as chart',
  },
  response: {
    title: 'Response time',
    median: 'Median time to first response',
    noneYet: 'No response yet',
    withinHour: 'Answered within an hour',
    waiting: 'Waiting for a response',
    longest: 'Longest wait',
    underMinute: 'Under a minute',
  },
  breakdown: {
    title: 'Leads by service and status',
    services: 'By service',
    statuses: 'By status',
    leads: (count, figure) => (count === 1 ? '1 lead' : `${figure} leads`),
  },
};
