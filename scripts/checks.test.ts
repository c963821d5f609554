import { describe, expect, it } from 'vitest';
import { walk, type Finding, type Step } from './checks.ts';
import { ExplainedError } from './explained-errors.ts';

/** Steps that each set one value of a small installation, and what is said meanwhile. */
function installation(second: (step: Step<Set<string>>) => Step<Set<string>> = (step) => step) {
  const on = new Set<string>();
  const done: string[] = [];
  const said: string[] = [];
  const own = (name: string): Step<Set<string>> => ({
    name,
    does: `set ${name}`,
    find: () => Promise.resolve<Finding[]>(on.has(name) ? [] : [{ kind: 'missing', at: name, value: 'is not there' }]),
    change: () => {
      done.push(name);
      on.add(name);
      return Promise.resolve();
    },
  });
  const steps = [own('first'), second(own('second')), own('third')];
  const go = (answer = true, isDryRun = false) =>
    walk(steps, () => on, {
      isDryRun,
      agrees: (question) => {
        said.push(question);
        return Promise.resolve(answer);
      },
      say: (line) => void said.push(line),
    });
  return { on, done, said, go };
}

describe('a walk through steps', () => {
  it('takes them in their order, asks before each, and finds nothing to do the second time', async () => {
    const { done, said, go } = installation();
    await go();
    expect(done).toEqual(['first', 'second', 'third']);
    expect(said.filter((line) => line.endsWith('?'))).toEqual(done.map((name) => `Shall it set ${name}?`));
    await go();
    expect(done).toHaveLength(3);
  });

  it('changes nothing where somebody says no, or in a dry run, which asks nobody', async () => {
    const refused = installation();
    await refused.go(false);
    const dry = installation();
    await dry.go(true, true);
    expect([...refused.done, ...dry.done]).toEqual([]);
    expect(dry.said.join('\n')).toContain('Would set third.');
    expect(dry.said.join('\n')).not.toContain('?');
  });

  it('goes on where it was stopped', async () => {
    const { done, on, go } = installation(({ name, find }) => ({ name, find }));
    await expect(go()).rejects.toThrow('Stopped');
    on.add('second');
    await go();
    expect(done).toEqual(['first', 'third']);
  });

  it('does again what nobody can tell to be the newest', async () => {
    const { done, go } = installation((step) => ({ ...step, isAlways: true }));
    await go();
    await go();
    expect(done).toEqual(['first', 'second', 'third', 'second']);
  });

  it.each<[string, (step: Step<Set<string>>) => Step<Set<string>>]>([
    ['a person has to mend', ({ name, find }) => ({ name, find })],
    ['mends nothing', (step) => ({ ...step, change: () => Promise.resolve() })],
    ['cannot look', (step) => ({ ...step, find: () => Promise.reject(new ExplainedError('Nobody answers.')) })],
  ])('stops at a step that %s', async (_, second) => {
    const { done, go } = installation(second);
    await expect(go()).rejects.toThrow('Stopped at "second"');
    expect(done).toEqual(['first']);
  });

  it.each<[string, (step: Step<Set<string>>) => Step<Set<string>>]>([
    ['a person has to mend', ({ name, find }) => ({ name, find })],
    ['cannot look', (step) => ({ ...step, find: () => Promise.reject(new ExplainedError('Nobody answers.')) })],
  ])('stops a dry run, too, at a step that %s', async (_, second) => {
    const { said, go } = installation(second);
    await expect(go(true, true)).rejects.toThrow('Would stop here');
    expect(said.join('\n')).not.toMatch(/set (?:second|third)/u);
  });
});
