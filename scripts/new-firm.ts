/**
 * `npm run new-firm`: writes the settings of another business (names, numbers, addresses) into a file of settings, from questions,
 * or with `--from answers.env` from a file of the same shape; `--to .env.firm` writes another file than `.env`. Its languages
 * (LANGUAGES=he,en) and colours go into the code. What is missing then, `npm run launch-check` says.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs, parseEnv } from 'node:util';
import { COLOUR_FILES, colourChanges, isColourName } from './brand-colours.ts';
import { withValues } from './deploy/env-file.ts';
import { ENV_NAMES, readServerEnv } from './env.ts';
import { explained, ExplainedError, printError } from './explained-errors.ts';
import { isOfAnotherLanguage, LANGUAGE_REGISTRY, languagesIn, withLanguages } from './site-languages.ts';
import { locales, writtenLocales, type Locale } from '../supabase/functions/_shared/words/locales.ts';

type Answers = Record<string, string>;

const LANGUAGES = {
  name: 'LANGUAGES',
  about: `# Languages of the site, of ${writtenLocales.join(', ')}. The first is that of addresses without a prefix.`,
};

/** The variables of the business with what `.env.example` says of each. */
function questionsOf(example: string): { name: string; about: string }[] {
  const lines = example.slice(example.indexOf('# --- The business')).split('\n').slice(1);
  const end = lines.findIndex((line) => line.startsWith('# ---'));
  let about: string[] = [];
  let isAsked = true;
  return lines.slice(0, end).flatMap((line) => {
    if (line.startsWith('#')) {
      about = isAsked ? [line] : [...about, line];
      isAsked = false;
    }
    const [, name] = /^([A-Z_]+)=/u.exec(line) ?? [];
    if (!name) return [];
    isAsked = true;
    return [{ name, about: about.join('\n') }];
  });
}

/** @throws ExplainedError with what is expected */
function checkAnswer(name: string, answer: string): void {
  if (name !== LANGUAGES.name) readServerEnv({ [name]: answer });
  else if (answer) languagesIn(answer);
}

/** Asks until each answer is well formed; an empty one keeps what there is. */
async function ask(questions: ReturnType<typeof questionsOf>, current: Readonly<Answers>): Promise<Answers> {
  if (!process.stdin.isTTY) throw new ExplainedError('Nobody can be asked here: --from <file> gives the answers.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = {};
  let said = '';
  for (const { name, about } of questions) {
    if (isOfAnotherLanguage(name, answers[LANGUAGES.name] ? languagesIn(answers[LANGUAGES.name] ?? '') : locales))
      continue;
    if (about !== said) console.info(`\n${about}`);
    said = about;
    for (;;) {
      const answer = (await terminal.question(`${name} [${current[name] ?? ''}] `)).trim();
      try {
        checkAnswer(name, answer);
      } catch (error) {
        printError(error);
        continue;
      }
      if (answer) answers[name] = answer;
      break;
    }
  }
  terminal.close();
  return answers;
}

async function changeColours(wanted: Readonly<Answers>): Promise<void> {
  const changes = colourChanges(await readFile('tailwind.config.ts', 'utf8'), wanted);
  for (const file of COLOUR_FILES) {
    const text = await readFile(file, 'utf8');
    const changed = changes.reduce((before, [old, next]) => before.replaceAll(new RegExp(old, 'giu'), next), text);
    if (changed !== text) await writeFile(file, changed);
  }
}

/** The registry, and what is generated from it. */
async function changeLanguages(languages: readonly Locale[]): Promise<void> {
  await writeFile(LANGUAGE_REGISTRY, withLanguages(await readFile(LANGUAGE_REGISTRY, 'utf8'), languages));
  for (const script of ['scripts/site-paths.ts', 'scripts/account-templates.ts'])
    execFileSync(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'ignore', 'inherit'] });
}

await explained(async () => {
  const { from, to } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string', default: '.env' } },
  }).values;
  const example = await readFile('.env.example', 'utf8');
  const text = existsSync(to) ? await readFile(to, 'utf8') : example;
  const current = { ...parseEnv(text), [LANGUAGES.name]: locales.join(',') } as Answers;
  const answers: Answers = from
    ? (parseEnv(await readFile(from, 'utf8')) as Answers)
    : await ask([LANGUAGES, ...questionsOf(example)], current);
  const { [LANGUAGES.name]: languages, ...given } = answers;
  const unknown = Object.keys(given).filter((name) => !ENV_NAMES.includes(name) && !isColourName(name));
  if (unknown.length > 0) throw new ExplainedError(`Nothing is called ${unknown.join(', ')} (.env.example).`);
  const colours = Object.fromEntries(Object.entries(given).filter(([name]) => isColourName(name)));
  const settings = Object.fromEntries(Object.entries(given).filter(([name]) => !isColourName(name)));
  readServerEnv({ ...parseEnv(text), ...settings });
  const offered = languages ? languagesIn(languages) : locales;
  await changeColours(colours);
  await changeLanguages(offered);
  await writeFile(to, withValues(text, settings), { mode: 0o600 });
  console.info(
    `${to} holds ${Object.keys(settings).length} settings; the site speaks ${offered.join(', ')}. Build with it, then: npm run launch-check`,
  );
});
