import type { StaffTeamMessages } from '../he/staff-team';

export const messages: StaffTeamMessages = {
  search: 'Search by name or email',
  waiting: 'Waiting for approval',
  members: 'Members of the team',
  noneWaiting: 'No account is waiting for approval',
  noMatch: 'Nobody matches the search',
  newestOnly: (count) => `The newest ${count} accounts are shown.`,
  loadFailed: 'Failed to load the team',
  name: 'Name',
  signedUp: 'Signed up',
  actions: 'Actions',
  nameless: 'No name',
  you: 'You',
  notOwn: 'Another administrator changes your role',
  approve: 'Approve as…',
  change: 'Change role',
  take: 'Remove role',
  takeText: 'The account waits for approval again',
  roleTexts: {
    admin: 'Everything, with security, team and personal data',
    manager: 'Leads and their deletion, visits and settings',
    operator: 'Sees and handles leads',
    readonly: 'Figures only, no phone numbers or notes',
  },
  cancel: 'Cancel',
  takeQuestion: {
    title: (name) => `Remove ${name}’s role?`,
    text: 'Access to the dashboard ends at once. The account can be approved again at any time.',
    confirm: 'Remove role',
  },
  adminQuestion: {
    title: (name) => `Make ${name} an administrator?`,
    text: 'An administrator sees everything and decides on the roles of the others, yours included.',
    confirm: 'Make administrator',
  },
  done: {
    given: (name, role) => `${name} is now: ${role}`,
    taken: (name) => `${name} has no role any more`,
  },
  failures: {
    lastAdmin: 'This is the last administrator, whose role cannot be taken',
    refused: 'The change was refused: you may not change this role, or somebody has changed it already',
    other: 'Failed to change the role. Try again',
  },
};
