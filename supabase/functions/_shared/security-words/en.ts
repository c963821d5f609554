import type { SecurityWords } from './security-words.ts';

export const severities: SecurityWords['severities'] = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const eventTypes: SecurityWords['eventTypes'] = {
  admin_setup_rate_limited: 'Too many attempts at the admin setup',
  admin_setup_refused: 'Admin setup refused',
  admin_setup_succeeded: 'First administrator created',
  consent_rate_limited: 'Too many consent records',
  failed_sign_ins: 'Repeated failed sign-ins',
  invalid_request: 'Invalid request',
  invalid_requests: 'Series of invalid requests',
  ip_auto_blocked: 'Address blocked automatically',
  lead_deleted: 'Lead deleted',
  lead_quarantined: 'Suspicious lead held back',
  lead_rate_limited: 'Too many requests from one address',
  leads_exported: 'Leads exported',
  no_leads: 'No leads are coming in',
  notification_failed: 'A notification could not be sent',
  account_mail_lost: 'A mail of an account did not leave',
  notification_stuck: 'A notification has been waiting too long',
  retention_paused: 'Deletion of old data paused; marking this as resolved lets it go on',
  role_granted: 'Role given',
  role_revoked: 'Role taken',
  sign_in_failed: 'Failed sign-in',
  suspicious_leads: 'Series of suspicious leads',
  visit_flood: 'Unusually many visits',
  visit_rate_limited: 'Too many visit records',
};
