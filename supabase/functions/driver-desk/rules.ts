/** The decisions of driver-desk that need neither the network nor the database: what a call is, and which database function takes it. */
import * as z from 'zod/mini';
import { DRIVE_NOTE_MAX, DRIVE_PLACE_MAX, type DriveCall } from '../_shared/contracts/drive-contract.ts';
import { Constants } from '../_shared/contracts/database.types.ts';
import { TRIP_KEY } from '../_shared/contracts/trip-contract.ts';
import type { RpcCall } from '../_shared/http/rpc.ts';
import { cleanLine } from '../_shared/words/text.ts';

const { drive_language: languages, drive_step: steps, extra_kind: extras } = Constants.public.Enums;

const link = { driver: z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1)), key: z.string().check(z.maxLength(80)) };
const instant = z.iso.datetime({ offset: true });
const line = (max: number) =>
  z.optional(z.pipe(z.pipe(z.string(), z.transform(cleanLine)), z.string().check(z.minLength(1), z.maxLength(max))));

const schema = z.discriminatedUnion('action', [
  z.strictObject({ ...link, action: z.literal('read'), version: z.optional(z.string().check(z.maxLength(40))) }),
  z.strictObject({ ...link, action: z.literal('language'), language: z.enum(languages) }),
  z.strictObject({
    ...link,
    action: z.literal('report'),
    event: z.uuid(),
    ride: z.uuid(),
    step: z.enum(steps),
    at: instant,
    pickup_at: z.optional(instant),
    minutes: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
    place: line(DRIVE_PLACE_MAX),
    called: z.optional(z.literal(true)),
    extra: z.optional(z.enum(extras)),
    agorot: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
    words: line(DRIVE_NOTE_MAX),
  }),
]);

/**
 * Checks and cleans a body.
 * @param body anything that JSON can hold
 * @returns null for one that is no call
 */
export function readCall(body: unknown): DriveCall | null {
  const read = schema.safeParse(body);
  return read.success ? (read.data as DriveCall) : null;
}

/** A link as it is looked up; a key that cannot be any is looked up and counted all the same. */
const linkOf = ({ driver, key }: DriveCall) => {
  const known = key.trim().toLowerCase();
  return { driver, key: TRIP_KEY.test(known) ? known : '' };
};

/** The database function that takes a call, and its arguments. */
export function databaseCall(call: DriveCall): RpcCall<'drive_read' | 'drive_choose_language' | 'drive_report'> {
  switch (call.action) {
    case 'read':
      return { name: 'drive_read', args: { ...linkOf(call), version: call.version ?? null } };
    case 'language':
      return { name: 'drive_choose_language', args: { ...linkOf(call), language: call.language } };
    case 'report': {
      const { ride, step, at, event, pickup_at = null, minutes = null, place = null } = call;
      const { called = null, extra = null, agorot = null, words = null } = call;
      const told = { pickup_at, minutes, place, called, extra, agorot, words };
      return { name: 'drive_report', args: { ...linkOf(call), ride, step, at, event_id: event, told } };
    }
  }
}
