import type { StaffMessages } from '../he/staff';

export const messages: StaffMessages = {};
