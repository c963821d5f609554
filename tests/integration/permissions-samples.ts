/** Rows, values and calls that the permission cells are tried with. */
import { staffFields } from '../../supabase/functions/_shared/facts/lead-fields.ts';
import type { TestBackend } from '../setup/backend.ts';
import type { Accounts } from './permissions-probe.ts';

/** Tables with rows of one's own, and the column that says whose. */
export const OWNER_COLUMNS: Record<string, string> = { profiles: 'id', user_roles: 'user_id' };

/** Valid values for the columns that somebody may update; the others are tried with their default. */
export const UPDATES: Record<string, string> = {
  'profiles.full_name': `'New name'`,
  'user_roles.role': `'readonly'`,
  'leads.status': `'contacted'`,
  'leads.staff_notes': `'Called back'`,
  'leads.assignee': 'null',
  'leads.lost_reason': 'null',
  // What suits a request of any kind: its own answer.
  ...Object.fromEntries(staffFields('correction').map((name) => [`leads.${name}`, name])),
  'security_alerts.resolved': 'true',
  'security_alerts.resolved_at': 'now()',
  ...Object.fromEntries(
    ['place', 'how', 'drawing', 'spot_x', 'spot_y'].map((name) => [`meeting_points.${name}`, name]),
  ),
  // A value that suits a setting of any kind: its own.
  'settings.value': 'value',
};

/** A valid new row, as SQL literals, for the tables that somebody may insert into. */
export const INSERTS: Record<string, (accounts: Accounts) => Record<string, string>> = {
  user_roles: ({ stranger }) => ({ user_id: `'${stranger}'`, role: `'manager'` }),
  blocked_ips: () => ({
    ip_address: `'198.51.100.0/24'`,
    reason: `'Sample'`,
    blocked_until: `now() + interval '1 day'`,
  }),
  meeting_points: () => ({
    airport: `'haifa'`,
    way: `'board'`,
    terminal: 'null',
    place: `'{"he": "a", "en": "a", "fr": "a"}'`,
    how: `'{"he": "a", "en": "a", "fr": "a"}'`,
    drawing: `'hall'`,
    spot_x: '50',
    spot_y: '50',
  }),
};

const request = (sign: string, ip?: string) => `
  '{"name": "Sample", "phone": "+972501234567", "service_type": "contact", "notes": "Sample"}', repeat('${sign}', 64),
  client_ip => ${ip ? `'${ip}'` : 'null'}`;

const CONSENT = `jsonb_build_object('session_id', 'sample', 'choice', 'accepted', 'analytics', true, 'marketing', true,
  'personalization', true, 'policy_version', '1', 'text_hash', repeat('a', 64))`;

/** One valid call of every listed function. */
export const SAMPLE_CALLS: Record<string, string> = {
  'public.create_initial_admin(text)': `public.create_initial_admin('nobody@example.com')`,
  'private.create_initial_admin(text)': `private.create_initial_admin('nobody@example.com')`,
  'public.invite_account(text,app_role)': `public.invite_account('new@example.com', 'operator')`,
  'private.invite_account(text,app_role)': `private.invite_account('new@example.com', 'operator')`,
  'public.reject_account(uuid)': `public.reject_account(gen_random_uuid())`,
  'private.reject_account(uuid)': `private.reject_account(gen_random_uuid())`,
  'public.remove_account(uuid)': `public.remove_account(gen_random_uuid())`,
  'private.remove_account(uuid)': `private.remove_account(gen_random_uuid())`,
  'public.set_department(uuid,text)': `public.set_department(gen_random_uuid(), 'Desk')`,
  'private.set_department(uuid,text)': `private.set_department(gen_random_uuid(), 'Desk')`,
  'public.get_staff_counts()': 'public.get_staff_counts()',
  'private.get_staff_counts()': 'private.get_staff_counts()',
  'public.has_administrator()': 'public.has_administrator()',
  'private.has_administrator()': 'private.has_administrator()',
  'public.get_customer_dashboard_stats()': 'public.get_customer_dashboard_stats()',
  'private.get_customer_dashboard_stats()': 'private.get_customer_dashboard_stats()',
  'public.get_dashboard_trends(integer)': 'public.get_dashboard_trends(30)',
  'private.get_dashboard_trends(integer)': 'private.get_dashboard_trends(30)',
  'public.search_leads(lead_criteria,lead_sort,integer,integer)': `public.search_leads(null, '-received', 1, 50)`,
  'private.search_leads(jsonb,text,integer,integer)': `private.search_leads('{}', '-received', 1, 50)`,
  'public.read_lead(uuid)': `(select count(*) from public.read_lead(gen_random_uuid()))`,
  'private.read_lead(uuid)': `private.read_lead(gen_random_uuid())`,
  'public.list_staff_names()': `public.list_staff_names()`,
  'private.list_staff_names()': `private.list_staff_names()`,
  'public.release_lead(uuid)': `public.release_lead(gen_random_uuid())`,
  'private.release_lead(uuid)': `private.release_lead(gen_random_uuid())`,
  'public.set_lead_statuses(status_change[])': `public.set_lead_statuses('{}')`,
  'private.set_lead_statuses(jsonb)': `private.set_lead_statuses('[]')`,
  'public.export_leads(lead_criteria,lead_cursor)': `public.export_leads(null, null)`,
  'private.export_leads(jsonb,jsonb)': `private.export_leads('{}', null)`,
  'private.fold_text(text)': `private.fold_text('Hélène')`,
  'private.lead_search_text(text,text,text,text,text,text,text,text,text,text,text)': `private.lead_search_text('TM-22222', 'Dana', '+972501234567', null, null, null, null, null, null, null, null)`,
  'private.is_staff()': 'private.is_staff()',
  'private.works_on_leads()': 'private.works_on_leads()',
  'private.manages()': 'private.manages()',
  'private.administers()': 'private.administers()',
  'public.submit_lead(lead_columns,text,uuid,inet,text)': `public.submit_lead(${request('0')})`,
  'private.submit_lead(jsonb,text,uuid,inet,text)': `private.submit_lead(${request('1')})`,
  'public.record_invalid_request(inet)': `public.record_invalid_request('203.0.113.1')`,
  'private.record_invalid_request(inet)': `private.record_invalid_request('203.0.113.1')`,
  'public.hand_over_message(uuid,text)': `public.hand_over_message(gen_random_uuid())`,
  'private.hand_over_message(uuid,text)': `private.hand_over_message(gen_random_uuid(), null)`,
  'public.claim_messages(integer,text)': `public.claim_messages(1)`,
  'private.claim_messages(integer,text)': `private.claim_messages(1, null)`,
  'public.finish_messages(message_report[])': `public.finish_messages('{}')`,
  'private.finish_messages(jsonb)': `private.finish_messages('[]')`,
  'public.claim_wanted_flight_feed()': 'public.claim_wanted_flight_feed()',
  'private.claim_wanted_flight_feed()': 'private.claim_wanted_flight_feed()',
  'public.read_flight_board(inet,text,integer)': `public.read_flight_board(null, 'LY', 16)`,
  'private.read_flight_board(inet,text,integer)': `private.read_flight_board(null, 'LY', 16)`,
  'public.store_flights(flights)': `public.store_flights('[]')`,
  'private.store_flights(jsonb)': `private.store_flights('[]')`,
  'public.find_person(text)': `public.find_person('nobody@example.com')`,
  'private.find_person(text)': `private.find_person('nobody@example.com')`,
  'public.export_person(text)': `public.export_person('nobody@example.com')`,
  'private.export_person(text)': `private.export_person('nobody@example.com')`,
  'public.delete_person(text,boolean,integer)': `public.delete_person('nobody@example.com', true, 0)`,
  'private.delete_person(text,boolean,integer)': `private.delete_person('nobody@example.com', true, 0)`,
  'public.record_visit(visit_record,inet)': `public.record_visit(row('sample', '/', null, null, null, null), null)`,
  'public.record_leave(text,text,integer,inet)': `public.record_leave('sample', '/', 1, null)`,
  'public.count_page_view(text,inet)': `public.count_page_view('/', null)`,
  'public.record_consent(consent_record,inet)': `public.record_consent(jsonb_populate_record(null::public.consent_record, ${CONSENT}), null)`,
  'private.record_visit(jsonb,inet)': `private.record_visit('{"session_id": "sample", "path": "/"}', null)`,
  'private.record_leave(text,text,integer,inet)': `private.record_leave('sample', '/', 1, null)`,
  'private.count_page_view(text,inet)': `private.count_page_view('/', null)`,
  'private.record_consent(jsonb,inet)': `private.record_consent(${CONSENT}, null)`,
  'public.create_lead(entered_lead)': `public.create_lead('{}')`,
  'private.create_lead(jsonb)': `private.create_lead('{}')`,
  'public.save_offer_draft(uuid,timestamp with time zone,offer_draft)': `public.save_offer_draft(gen_random_uuid(), null, '{}')`,
  'private.save_offer_draft(uuid,timestamp with time zone,jsonb)': `private.save_offer_draft(gen_random_uuid(), null, '{}')`,
  'public.send_offer(uuid,timestamp with time zone,newest_offer,timestamp with time zone,text)': `public.send_offer(gen_random_uuid(), null, null, null, 'mail')`,
  'private.send_offer(uuid,timestamp with time zone,jsonb,timestamp with time zone,text)': `private.send_offer(gen_random_uuid(), null, null, null, 'mail')`,
  'public.preview_offer(uuid,timestamp with time zone)': `public.preview_offer(gen_random_uuid(), null)`,
  'private.preview_offer(uuid,timestamp with time zone)': `private.preview_offer(gen_random_uuid(), null)`,
  'public.withdraw_offer(uuid,text)': `public.withdraw_offer(gen_random_uuid(), null)`,
  'private.withdraw_offer(uuid,text)': `private.withdraw_offer(gen_random_uuid(), null)`,
  'public.allow_rest(uuid,text)': `public.allow_rest(gen_random_uuid(), 'Sample')`,
  'private.allow_rest(uuid,text)': `private.allow_rest(gen_random_uuid(), 'Sample')`,
  'public.accept_for_traveller(uuid,text,text)': `public.accept_for_traveller(gen_random_uuid(), 'phone', null)`,
  'private.accept_for_traveller(uuid,text,text)': `private.accept_for_traveller(gen_random_uuid(), 'phone', null)`,
  'public.cancel_booking(uuid,text)': `public.cancel_booking(gen_random_uuid(), null)`,
  'private.cancel_booking(uuid,text)': `private.cancel_booking(gen_random_uuid(), null)`,
  'public.cancel_for_traveller(uuid,text,integer,text)': `public.cancel_for_traveller(gen_random_uuid(), null, 0, null)`,
  'private.cancel_for_traveller(uuid,text,integer,text)': `private.cancel_for_traveller(gen_random_uuid(), null, 0, null)`,
  'public.note_payment(uuid,text,integer,date)': `public.note_payment(gen_random_uuid(), 'card', 100, '2026-01-01')`,
  'private.note_payment(uuid,text,integer,date)': `private.note_payment(gen_random_uuid(), 'card', 100, '2026-01-01')`,
  'public.trip_link(uuid)': `public.trip_link(gen_random_uuid())`,
  'private.trip_link(uuid)': `private.trip_link(gen_random_uuid())`,
  'public.renew_trip_link(uuid)': `public.renew_trip_link(gen_random_uuid())`,
  'private.renew_trip_link(uuid)': `private.renew_trip_link(gen_random_uuid())`,
  'public.send_again(uuid,text)': `public.send_again(gen_random_uuid(), 'link_again')`,
  'private.send_again(uuid,text)': `private.send_again(gen_random_uuid(), 'link_again')`,
  'public.lead_trip(uuid)': `public.lead_trip(gen_random_uuid())`,
  'private.lead_trip(uuid)': `private.lead_trip(gen_random_uuid())`,
  'public.desk_tasks()': `public.desk_tasks()`,
  'private.desk_tasks()': `private.desk_tasks()`,
  'public.take_task(uuid)': `public.take_task(gen_random_uuid())`,
  'private.take_task(uuid)': `private.take_task(gen_random_uuid())`,
  'public.dismiss_task(uuid,text)': `public.dismiss_task(gen_random_uuid(), 'Done')`,
  'private.dismiss_task(uuid,text)': `private.dismiss_task(gen_random_uuid(), 'Done')`,
  'public.day_rides(date)': `public.day_rides('2026-01-01')`,
  'private.day_rides(date)': `private.day_rides('2026-01-01')`,
  'public.next_rides(integer)': 'public.next_rides(8)',
  'private.next_rides(integer)': 'private.next_rides(8)',
  'public.rides_between(date,date)': `public.rides_between('2026-01-01', '2026-01-31')`,
  'private.rides_between(date,date)': `private.rides_between('2026-01-01', '2026-01-31')`,
  'public.ride_record(uuid)': `public.ride_record(gen_random_uuid())`,
  'private.ride_record(uuid)': `private.ride_record(gen_random_uuid())`,
  'public.ride_messages(uuid)': `public.ride_messages(gen_random_uuid())`,
  'private.ride_messages(uuid)': `private.ride_messages(gen_random_uuid())`,
  'public.ride_flight(uuid)': `public.ride_flight(gen_random_uuid())`,
  'private.ride_flight(uuid)': `private.ride_flight(gen_random_uuid())`,
  'public.flight_landing(text,date)': `public.flight_landing('LY 316', '2026-01-01')`,
  'private.flight_landing(text,date)': `private.flight_landing('LY 316', '2026-01-01')`,
  'public.drive_read(integer,text,text,inet)': `public.drive_read(0, repeat('a', 32), null, null)`,
  'public.drive_choose_language(integer,text,drive_language,inet)': `public.drive_choose_language(0, repeat('a', 32), 'ar', null)`,
  'public.drive_report(integer,text,uuid,drive_step,timestamp with time zone,uuid,drive_told,inet)': `public.drive_report(0, repeat('a', 32), gen_random_uuid(), 'on_board', now(), gen_random_uuid(), null, null)`,
  'public.drive_links()': 'public.drive_links()',
  'public.renew_drive_link(integer)': `public.renew_drive_link(0)`,
  'public.estimated_rides()': 'public.estimated_rides()',
  'public.unconfirmed_meeting_points()': 'public.unconfirmed_meeting_points()',
  'private.drive_read(integer,text,text,inet)': `private.drive_read(0, repeat('a', 32), null, null)`,
  'private.drive_choose_language(integer,text,text,inet)': `private.drive_choose_language(0, repeat('a', 32), 'ar', null)`,
  'private.drive_report(integer,text,uuid,text,timestamp with time zone,uuid,jsonb,inet)': `private.drive_report(0, repeat('a', 32), gen_random_uuid(), 'on_board', now(), gen_random_uuid(), null, null)`,
  'private.drive_links()': 'private.drive_links()',
  'private.renew_drive_link(integer)': `private.renew_drive_link(0)`,
  'private.estimated_rides()': 'private.estimated_rides()',
  'private.unconfirmed_meeting_points()': 'private.unconfirmed_meeting_points()',
  'public.ride_extras(uuid)': `public.ride_extras(gen_random_uuid())`,
  'public.decide_extra(uuid,timestamp with time zone,integer,text)': `public.decide_extra(gen_random_uuid(), null, null, null)`,
  'private.ride_extras(uuid)': `private.ride_extras(gen_random_uuid())`,
  'private.decide_extra(uuid,timestamp with time zone,integer,text)': `private.decide_extra(gen_random_uuid(), null, null, null)`,
  'public.free_drivers(uuid)': `public.free_drivers(gen_random_uuid())`,
  'private.free_drivers(uuid)': `private.free_drivers(gen_random_uuid())`,
  'public.assign_ride(uuid,timestamp with time zone,integer,integer)': `public.assign_ride(gen_random_uuid(), null, 1, 1)`,
  'private.assign_ride(uuid,timestamp with time zone,integer,integer)': `private.assign_ride(gen_random_uuid(), null, 1, 1)`,
  'public.unassign_ride(uuid,timestamp with time zone)': `public.unassign_ride(gen_random_uuid(), null)`,
  'private.unassign_ride(uuid,timestamp with time zone)': `private.unassign_ride(gen_random_uuid(), null)`,
  'public.move_ride(uuid,timestamp with time zone,timestamp with time zone,timestamp with time zone,timestamp with time zone,move_decisions)': `public.move_ride(gen_random_uuid(), null, null, null, null, null)`,
  'private.move_ride(uuid,timestamp with time zone,timestamp with time zone,timestamp with time zone,timestamp with time zone,jsonb)': `private.move_ride(gen_random_uuid(), null, null, null, null, '{}')`,
  'public.swap_rides(uuid,timestamp with time zone,uuid,timestamp with time zone)': `public.swap_rides(gen_random_uuid(), null, gen_random_uuid(), null)`,
  'private.swap_rides(uuid,timestamp with time zone,uuid,timestamp with time zone)': `private.swap_rides(gen_random_uuid(), null, gen_random_uuid(), null)`,
  'public.report_step(uuid,timestamp with time zone,text,timestamp with time zone,uuid)': `public.report_step(gen_random_uuid(), null, 'done', null, gen_random_uuid())`,
  'private.report_step(uuid,timestamp with time zone,text,timestamp with time zone,uuid)': `private.report_step(gen_random_uuid(), null, 'done', null, gen_random_uuid())`,
  'public.no_show_terms(uuid)': `public.no_show_terms(gen_random_uuid())`,
  'public.report_no_show(uuid,timestamp with time zone,timestamp with time zone,text,boolean,integer,uuid)': `public.report_no_show(gen_random_uuid(), null, null, 'Hall 3', true, 0, gen_random_uuid())`,
  'private.no_show_terms(uuid)': `private.no_show_terms(gen_random_uuid())`,
  'private.report_no_show(uuid,timestamp with time zone,timestamp with time zone,text,boolean,integer,uuid)': `private.report_no_show(gen_random_uuid(), null, null, 'Hall 3', true, 0, gen_random_uuid())`,
  'public.set_ride_note(uuid,timestamp with time zone,text,text,text)': `public.set_ride_note(gen_random_uuid(), null, null, null, null)`,
  'private.set_ride_note(uuid,timestamp with time zone,text,text,text)': `private.set_ride_note(gen_random_uuid(), null, null, null, null)`,
  'public.trip_read(text,text,text,boolean,inet)': `public.trip_read('TM-22222', repeat('0', 32), null, false, null)`,
  'private.trip_read(text,text,text,boolean,inet)': `private.trip_read('TM-22222', repeat('0', 32), null, false, null)`,
  'public.trip_pricing(text,text,trip_wish)': `public.trip_pricing('TM-22222', repeat('0', 32), '{}')`,
  'private.trip_pricing(text,text,jsonb)': `private.trip_pricing('TM-22222', repeat('0', 32), '{}')`,
  'public.trip_act(text,text,text,trip_wish,repriced_trip,uuid,inet)': `public.trip_act('TM-22222', repeat('0', 32), 'accept', '{}', null, null, null)`,
  'private.trip_act(text,text,text,jsonb,jsonb,uuid,inet)': `private.trip_act('TM-22222', repeat('0', 32), 'accept', '{}', null, null, null)`,
  'public.trip_find_link(text,text,inet)': `public.trip_find_link(null, 'nobody@example.com', null)`,
  'private.trip_find_link(text,text,inet)': `private.trip_find_link(null, 'nobody@example.com', null)`,
  'public.trip_cancel_notice(text,text,text,text,inet)': `public.trip_cancel_notice('Sample', '+972501234567', null, null, null)`,
  'private.trip_cancel_notice(text,text,text,text,inet)': `private.trip_cancel_notice('Sample', '+972501234567', null, null, null)`,
  'public.fleet()': `public.fleet()`,
  'private.fleet()': `private.fleet()`,
  'public.save_driver(integer,timestamp with time zone,driver_fields)': `public.save_driver(null, null, null)`,
  'public.save_vehicle(integer,timestamp with time zone,vehicle_fields)': `public.save_vehicle(null, null, null)`,
  'private.save_member(text,integer,timestamp with time zone,jsonb)': `private.save_member('driver', null, null, '{}')`,
  'public.report_absence(fleet_member,integer,timestamp with time zone,timestamp with time zone,text)': `public.report_absence('driver', 0, now(), now(), null)`,
  'private.report_absence(text,integer,timestamp with time zone,timestamp with time zone,text)': `private.report_absence('driver', 0, now(), now(), null)`,
  'public.end_absence(uuid)': `public.end_absence(gen_random_uuid())`,
  'private.end_absence(uuid)': `private.end_absence(gen_random_uuid())`,
  'public.create_feed(integer)': `public.create_feed(null)`,
  'private.create_feed(integer)': `private.create_feed(null)`,
  'public.revoke_feed(integer)': `public.revoke_feed(null)`,
  'private.revoke_feed(integer)': `private.revoke_feed(null)`,
  'public.feed_state()': `public.feed_state()`,
  'private.feed_state()': `private.feed_state()`,
  'public.read_feed(text,inet)': `public.read_feed('', null)`,
  'private.read_feed(text,inet)': `private.read_feed('', null)`,
  'public.read_trip_feed(text,text,inet)': `public.read_trip_feed('TM-22222', repeat('0', 32), null)`,
  'private.read_trip_feed(text,text,inet)': `private.read_trip_feed('TM-22222', repeat('0', 32), null)`,
  'public.price_draft()': `public.price_draft()`,
  'private.price_draft()': `private.price_draft()`,
  'public.save_price_draft(text,price_content)': `public.save_price_draft('sample', '{}')`,
  'private.save_price_draft(text,jsonb)': `private.save_price_draft('sample', '{}')`,
  'public.publish_price_list(text,text,boolean)': `public.publish_price_list('sample', null, false)`,
  'private.publish_price_list(text,text,boolean)': `private.publish_price_list('sample', null, false)`,
  'public.published_facts(integer)': `public.published_facts()`,
  'private.published_facts(integer)': `private.published_facts()`,
  'public.price_basis(timestamp with time zone,timestamp with time zone)': `public.price_basis(now(), now())`,
  'private.price_basis(timestamp with time zone,timestamp with time zone)': `private.price_basis(now(), now())`,
  'public.asked_price_basis(inet,timestamp with time zone)': `public.asked_price_basis(null, now())`,
  'private.asked_price_basis(inet,timestamp with time zone)': `private.asked_price_basis(null, now())`,
  'public.price_list(integer)': `public.price_list(1)`,
  'private.price_list(integer)': `private.price_list(1)`,
};

/** At least one row in every table. */
export async function insertSampleRows(query: TestBackend['query']): Promise<void> {
  await query(`select private.submit_lead(${request('a', '203.0.113.7')})`);
  await query(`update public.leads set status = 'qualified'`);
  await query(`insert into public.offers (lead_id, number, language, total_agorot, vat_percent, lines, free_waiting_minutes,
      free_delay_hours, free_until_hours, late_fee_percent, pay_ways, terms_version)
    select id, 1, 'he', 0, 18, '[{"kind": "fare", "quantity": 1, "amount": 0}]', 15, 2, 24, 50, '{card}', '2026-01-01' from public.leads`);
  await query(`insert into public.offer_legs (offer_id, position, service_type, pickup, dropoff, pickup_day, pickup_time,
      duration_minutes, passengers, vehicle_class)
    select id, 1, 'intercity', 'Jaffa', 'Haifa', '2030-01-01', '10:00', 60, 2, 'sprinter' from public.offers`);
  await query(`insert into public.vehicles (plate, class, make, colour, seats, bags, licence_kind)
    values ('1234567', 'sprinter', 'Mercedes Sprinter', 'black', 16, 16, 'minibus')`);
  await query(
    `insert into public.drivers (name, phone, kind) values ('{"he": "יוסי", "latin": "Yossi"}', '+972501234567', 'own')`,
  );
  await query(
    `insert into public.absences (driver_no, during) select no, '[2030-01-01,2030-01-02)' from public.drivers`,
  );
  await query(`select private.make_rides(offer) from public.offers as offer`);
  await query(`select private.record_trip_event(id, null, 'changed', 'system') from public.leads`);
  await query(`select private.open_task('change_requested', id, 'now') from public.leads`);
  await query(`insert into public.visits (session_id, path) values ('sample', '/')`);
  await query(`insert into public.page_counts (day, path) values ('2026-01-01', '/')`);
  await query(`insert into public.consent_records (session_id, choice, analytics, marketing, personalization, policy_version, text_hash)
    values ('sample', 'accepted', true, true, true, '1', repeat('a', 64))`);
  await query(`select private.raise_alert('high', 'sample_alert')`);
  await query(`select private.block_network('203.0.113.8', 'Sample')`);
  await query(`select private.record_data_request('find', 'nobody@example.com', '{}')`);
  await query(`select private.apply_retention()`);
  await query(`insert into public.kept_bookings (reference, requested_at, name, service_type, kept_until, phone_hash)
    values ('TM-23456', now(), 'Sample', 'other', '2030-01-01', 'sample')`);
}
