import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();
let installed = false;

/**
 * Runs a request of the Supabase implementation without its console output: it prints every database error whole, and
 * those hold the rows and parameters, that is people's names and phones. One line with the code is printed instead,
 * and only for faults of the server.
 * @param label what the line names, such as "POST /rest/v1/leads".
 */
export function withQuietErrors<Result>(label: string, task: () => Promise<Result>): Promise<Result> {
  install();
  return scope.run(label, task);
}

function install(): void {
  if (installed) return;
  installed = true;
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const label = scope.getStore();
    if (label === undefined) return print(...values);
    const code = sqlStateIn(values[0]);
    if (code === null || /^(?:08|53|54|57|58|XX)/u.test(code))
      print(`[backend] ${label}: ${code ?? 'unexpected error'}`);
  };
}

/** The error's code; the form that carries a status of its own counts as expected. */
function sqlStateIn(value: unknown): string | null {
  const code = (value as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : null;
}
