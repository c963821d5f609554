import type { Person } from '@/data/team';

/** The people in whose name or e-mail every typed word occurs. */
export function matchingPeople(people: readonly Person[], typed: string): readonly Person[] {
  const words = typed.toLowerCase().split(/\s+/u).filter(Boolean);
  return people.filter(({ fullName, email }) => {
    const text = `${fullName ?? ''} ${email ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
