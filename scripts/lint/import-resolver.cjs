/**
 * Tells eslint-plugin-boundaries which file an import means. The plugin's own resolver knows neither the aliases of
 * tsconfig.json nor TypeScript endings, and an import it cannot resolve is an import it does not check.
 * CommonJS, because the plugin loads resolvers with require().
 */
'use strict';

const { existsSync, readFileSync, statSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { dirname, join, resolve } = require('node:path');

const ENDINGS = ['', '.ts', '.tsx', '.cts', '.mts', '/index.ts', '/index.tsx'];

/** @type {Map<string, {root: string, aliases: [prefix: string, folder: string][]}>} */
const projects = new Map();

/** The nearest folder with a tsconfig.json, and its aliases ("@/*" → "src/"). */
function projectOf(folder) {
  let project = projects.get(folder);
  if (!project) {
    const file = join(folder, 'tsconfig.json');
    if (existsSync(file)) {
      const paths = JSON.parse(readFileSync(file, 'utf8')).compilerOptions?.paths ?? {};
      const aliases = Object.entries(paths).map(([alias, [target]]) => [
        alias.replace(/\*$/u, ''),
        target.replace(/\*$/u, ''),
      ]);
      project = { root: folder, aliases };
    } else {
      project = dirname(folder) === folder ? { root: folder, aliases: [] } : projectOf(dirname(folder));
    }
    projects.set(folder, project);
  }
  return project;
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

exports.interfaceVersion = 2;

/**
 * @param {string} source what the import says, such as "@/lib/dates" or "./rules.ts?raw"
 * @param {string} importer absolute path of the importing file
 * @returns {{found: boolean, path?: string | null}} path null: part of Node itself; not found: a package
 */
exports.resolve = function resolveImport(source, importer) {
  if (isBuiltin(source)) return { found: true, path: null };
  const request = source.replace(/\?.*$/u, '');
  const folder = dirname(importer);
  const { root, aliases } = projectOf(folder);
  const alias = aliases.find(([prefix]) => request.startsWith(prefix));
  if (!alias && !/^\.{1,2}(?:\/|$)/u.test(request)) return { found: false };
  const base = alias ? resolve(root, alias[1], request.slice(alias[0].length)) : resolve(folder, request);
  const path = ENDINGS.map((ending) => base + ending).find(isFile);
  return path ? { found: true, path } : { found: false };
};
