import path from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

/** Bundles an entry of the sources into one script that stands inside the HTML. */
export async function inlineScript({ root, resolve }: ResolvedConfig, entry: string): Promise<string> {
  const file = path.join(root, entry);
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: resolve.alias },
    build: {
      write: false,
      target: SUPPORTED_BROWSERS,
      minify: true,
      lib: { entry: file, formats: ['iife'], name: 'inline' },
      // Of the modules that hold a shared key, the rest stays out.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id === file } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script, ...more] = outputs;
  if (script?.type !== 'chunk' || more.length > 0) throw new Error(`${entry} is not one script`);
  const code = script.code.trim();
  if (code.includes('</script')) throw new Error(`${entry} ends the element it stands in`);
  return code;
}
