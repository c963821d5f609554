import type { SecurityWords } from './security-words.ts';

export const severities: SecurityWords['severities'] = {
  critical: 'קריטי',
  high: 'גבוה',
  medium: 'בינוני',
  low: 'נמוך',
};

export const eventTypes: SecurityWords['eventTypes'] = {
  admin_setup_rate_limited: 'יותר מדי ניסיונות להגדרת מנהל מערכת',
  admin_setup_refused: 'ניסיון להגדרת מנהל מערכת נדחה',
  admin_setup_succeeded: 'הוגדר מנהל מערכת ראשון',
  consent_rate_limited: 'יותר מדי רישומי הסכמה',
  failed_sign_ins: 'ניסיונות כניסה כושלים',
  invalid_request: 'בקשה לא תקינה',
  invalid_requests: 'רצף בקשות לא תקינות',
  ip_auto_blocked: 'כתובת נחסמה אוטומטית',
  lead_deleted: 'פנייה נמחקה',
  lead_quarantined: 'פנייה חשודה הועברה לבדיקה',
  lead_rate_limited: 'יותר מדי פניות מכתובת אחת',
  leads_exported: 'פניות יוצאו לקובץ',
  no_leads: 'לא מתקבלות פניות',
  notification_failed: 'הודעה לצוות לא נשלחה',
  account_mail_lost: 'הודעת דוא״ל של חשבון לא יצאה',
  notification_stuck: 'הודעה לצוות ממתינה יותר מדי זמן',
  retention_paused: 'מחיקת הנתונים הישנים הושהתה; סימון ההתראה כטופלה ימשיך אותה',
  role_granted: 'ניתן תפקיד',
  role_revoked: 'הוסר תפקיד',
  sign_in_failed: 'כניסה נכשלה',
  suspicious_leads: 'רצף פניות חשודות',
  visit_flood: 'עלייה חריגה במספר הביקורים',
  visit_rate_limited: 'יותר מדי רישומי ביקור',
};
