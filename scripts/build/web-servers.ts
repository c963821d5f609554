/**
 * What one's own web server is told about the site: files for nginx and Caddy, which a server block takes in by a line that
 * names them. They do what the local server does (scripts/http/static-site.ts).
 */
import { CONTENT_TYPES } from '../http/content-types.ts';
import { CACHE_CONTROL, FILE_HEADERS } from '../http/security-headers.ts';
import { HASHED, HOST_FILES, notFoundByFolder, type HostedSite } from './hosted-site.ts';

type HeaderValues = Readonly<Record<string, string>>;

/** To be included in a `server` block that says where to listen and, as `root`, where the site lies. */
export function nginxFile({ redirects, ...site }: HostedSite, headers: HeaderValues): string {
  const add = (values: HeaderValues, indent = '') =>
    Object.entries(values).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);
  const ofFiles = Object.fromEntries(Object.entries(headers).filter(([name]) => FILE_HEADERS.has(name)));
  const folders = notFoundByFolder(site.notFoundPaths);
  return [
    '# Part of a server block, with the folder of the site as its root.',
    'types {',
    ...Object.entries(CONTENT_TYPES).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`),
    '}',
    'default_type application/octet-stream;',
    'gzip_static on;',
    'absolute_redirect off;',
    ...add({ ...headers, 'cache-control': CACHE_CONTROL.page }),
    '',
    '# A page stands at its path alone, without a slash at the end and without the ending of its file.',
    'if ($uri ~ "^/index(\\.html)?$") {',
    '  return 301 /$is_args$args;',
    '}',
    'set $page "";',
    'if ($uri ~ "^(/.+?)(/|\\.html)$") {',
    '  set $page $1;',
    '}',
    'if ($page ~ "/404$") {',
    '  set $page "";',
    '}',
    'if (-f $document_root$page.html) {',
    '  return 301 $page$is_args$args;',
    '}',
    '',
    ...Object.entries(redirects).map(([from, to]) => `location = ${from} { return 301 ${to}; }`),
    'location = / { try_files /index.html =404; }',
    ...folders.flatMap(({ folder, file }) => [
      `location ${folder} {`,
      `  error_page 404 ${file};`,
      '  try_files $uri $uri.html =404;',
      '}',
      `location = ${file} { internal; }`,
      `location = ${file.replace('.html', '')} { return 404; error_page 404 ${file}; }`,
    ]),
    `location ${HASHED} {`,
    '  error_page 404 /404.html;',
    '  try_files $uri =404;',
    ...add({ ...ofFiles, 'cache-control': CACHE_CONTROL.hashedAsset }, '  '),
    '}',
    'error_page 404 /404.html;',
    ...HOST_FILES.map((name) => `location = /${name} { return 404; }`),
    'location ~ /\\.(?!well-known/) { return 404; }',
    '',
  ].join('\n');
}

/** To be imported into a site block that says, as `root`, where the site lies. */
export function caddyFile({ redirects, ...site }: HostedSite, headers: HeaderValues): string {
  const block = (start: string, lines: readonly string[]): string[] => [
    `${start} {`,
    ...lines.map((line) => `\t${line}`),
    '}',
  ];
  const values = Object.entries({ ...headers, 'cache-control': CACHE_CONTROL.page });
  return [
    '# Part of a site block, with the folder of the site as its root.',
    ...block('map {query} {search}', ['"" ""', 'default "?{query}"']),
    // In this order; by itself Caddy has one of its own.
    ...block('route', [
      ...block(
        'header',
        values.map(([name, value]) => `${name} "${value}"`),
      ),
      `header ${HASHED}* cache-control "${CACHE_CONTROL.hashedAsset}"`,
      // Afterwards: the file server takes back a type that it does not know itself.
      ...Object.entries(CONTENT_TYPES).flatMap(([ending, type]) => [
        `@${ending.slice(1)} path *${ending}`,
        ...block(`header @${ending.slice(1)}`, [`content-type "${type}"`, 'defer']),
      ]),
      ...block('@internal', [
        `path ${HOST_FILES.map((name) => `/${name}`).join(' ')} */404 */404.html */.*`,
        'not path /.well-known/*',
      ]),
      'error @internal 404',
      ...Object.entries(redirects).map(([from, to]) => `redir ${from} ${to} 301`),
      '# A page stands at its path alone, without a slash at the end and without the ending of its file.',
      'redir /index.html /{search} 301',
      'redir /index /{search} 301',
      '@written path_regexp page ^(/.+?)(/|\\.html)$',
      ...block('route @written', ['@page file {re.page.1}.html', 'redir @page {re.page.1}{search} 301']),
      'try_files {path} {path}.html',
      ...block('file_server', ['precompressed br gzip']),
    ]),
    ...block(
      'handle_errors',
      notFoundByFolder(site.notFoundPaths).flatMap(({ folder, file }) =>
        block(`handle ${folder}*`, [`rewrite * ${file}`, 'file_server']),
      ),
    ),
    '',
  ].join('\n');
}
