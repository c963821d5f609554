import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionHandler } from './edge-functions-host.ts';

/** The path of a function's handler, from the project's root. */
export const handlerPath = (name: string): string => path.join('supabase', 'functions', name, 'handler.ts');

/**
 * Loads edge functions with Node's own import; each is imported once.
 * @param projectRoot the folder that holds `supabase/`.
 */
export function createNodeFunctionLoader(projectRoot: string): (name: string) => Promise<FunctionHandler | null> {
  const loaded = new Map<string, Promise<FunctionHandler | null>>();
  const load = async (name: string): Promise<FunctionHandler | null> => {
    const file = path.resolve(projectRoot, handlerPath(name));
    if (!(await exists(file))) return null;
    const module = (await import(pathToFileURL(file).href)) as { handler: FunctionHandler };
    return module.handler;
  };
  return (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const handler = load(name);
    // Only what is there is remembered: names are the caller's choice, and an import may fail for a passing reason.
    loaded.set(name, handler);
    handler.then(
      (found) => found ?? loaded.delete(name),
      () => loaded.delete(name),
    );
    return handler;
  };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
