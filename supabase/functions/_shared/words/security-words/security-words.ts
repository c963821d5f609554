/** The names of what happens, for the dashboard and the mails about it. */
export interface SecurityWords {
  severities: Readonly<Record<'critical' | 'high' | 'medium' | 'low', string>>;
  /** By the database's own words. */
  eventTypes: Readonly<Record<string, string>>;
}
