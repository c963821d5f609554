import { env } from '@/config/env';

/** Where a form that is sent without JavaScript posts to. */
export const LEAD_FORM_ACTION = `${env.supabaseUrl}/functions/v1/submit-lead`;
