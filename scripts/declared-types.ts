/**
 * What the database declares of the values that pass its border, as TypeScript: the parts that the Supabase CLI leaves open. It
 * knows domains as `unknown`, no value of a composite type as certain, and no argument that may be null.
 */
import type { RunSql } from './backend/database.ts';

/** A type of the catalogue. `kind`: b(ase), c(omposite), d(omain), e(num), p(seudo). */
interface CatalogueType {
  oid: number;
  name: string;
  kind: string;
  /** Of a list: the type of what is in it; else 0. */
  element: number;
  /** Of a domain. */
  base: number;
  isTable: boolean;
  comment: string | null;
  labels: string[] | null;
  check: string | null;
  columns: { name: string; type: number }[] | null;
  schema: string;
}

interface CatalogueFunction {
  name: string;
  comment: string | null;
  returns: number;
  returnsRows: boolean;
  /** The last ones, this many, may be left out. */
  defaults: number;
  names: string[] | null;
  types: number[];
}

/** A column of a table whose type says more than the CLI knows: that an address is a word, for one. */
export interface DeclaredColumn {
  table: string;
  column: string;
  type: string;
}

/** Source text of the members of the database type. */
export interface DeclaredTypes {
  functions: string;
  enums: string;
  /** The words of each enum type, for `Constants`. */
  words: string;
  compositeTypes: string;
  columns: DeclaredColumn[];
}

const TYPES = `select t.oid::int, t.typname as name, t.typtype as kind, t.typbasetype::int as base,
    case when t.typcategory = 'A' then t.typelem::int else 0 end as element,
    coalesce(c.relkind <> 'c', false) as "isTable", obj_description(t.oid, 'pg_type') as comment,
    (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid) as labels,
    (select pg_get_constraintdef(oid) from pg_constraint where contypid = t.oid and contype = 'c' limit 1) as check,
    (select json_agg(json_build_object('name', attname, 'type', atttypid::int) order by attnum) from pg_attribute
      where c.relkind = 'c' and attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    n.nspname as schema
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
  where n.nspname in ('pg_catalog', 'public', 'private') order by t.typname`;

const FUNCTIONS = `select proname as name, obj_description(oid, 'pg_proc') as comment, prorettype::int as returns,
    proretset as "returnsRows", pronargdefaults as defaults, to_json(proargnames) as names,
    (select coalesce(json_agg(type::int order by place), '[]') from unnest(proargtypes) with ordinality as args(type, place)) as types
  from pg_proc where pronamespace = 'public'::regnamespace order by proname`;

const COLUMNS = `select relname as table, attname as column, atttypid::int as type, not attnotnull as "isNullable"
  from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and (typtype in ('d', 'c') or typname = 'inet'
    or exists (select from pg_type as element where element.oid = pg_type.typelem and element.typtype = 'd'))
  order by relname, attnum`;

/** How PostgREST writes a value of PostgreSQL's own types; all others are words, too. */
const PLAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number'])),
  ...Object.fromEntries(['json', 'jsonb'].map((name) => [name, 'Json'])),
  bool: 'boolean',
  void: 'undefined',
};

/** The names that a comment lists behind "nullable:". Nothing else of a declared value is ever null. */
function nullableOf(comment: string | null, known: readonly string[], of: string): ReadonlySet<string> {
  const [, list = ''] = /\bnullable: ([^.]+)/u.exec(comment ?? '') ?? [];
  const names = list.split(',').flatMap((name) => name.trim() || []);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`The comment on ${of} calls "${unknown}" nullable, which it does not have`);
  return new Set(names);
}

/** The words of an enum type, or of a domain whose check is a list of them. */
function wordsOf({ labels, check }: CatalogueType): readonly string[] | null {
  if (labels) return labels;
  const [, list] = /^CHECK \(\(VALUE = ANY \(ARRAY\[(.+)\]\)\)\)$/u.exec(check ?? '') ?? [];
  return list ? [...list.matchAll(/'((?:[^']|'')*)'/gu)].map(([, word = '']) => word.replaceAll("''", "'")) : null;
}

/** A domain of documents says in its comment, behind "json:", what is in them; "holds:" is for the tests. */
const documentOf = ({ kind, comment }: CatalogueType): string | null =>
  (kind === 'd' && /^json: (.+?)(?:; holds: \w+)?$/su.exec(comment ?? '')?.[1]) || null;

const MEMBER = `Database['public']`;

class TypeNames {
  readonly #types: ReadonlyMap<number, CatalogueType>;

  constructor(types: readonly CatalogueType[]) {
    this.#types = new Map(types.map((type) => [type.oid, type]));
  }

  of(oid: number): string {
    const type = this.#types.get(oid);
    if (!type) throw new Error(`No type ${oid}`);
    if (type.element) return `(${this.of(type.element)})[]`;
    if (type.isTable) return `${MEMBER}['Tables']['${type.name}']['Row']`;
    if (type.columns || documentOf(type)) return `${MEMBER}['CompositeTypes']['${type.name}']`;
    if (wordsOf(type)) return `${MEMBER}['Enums']['${type.name}']`;
    if (type.kind === 'd') return this.of(type.base);
    return PLAIN[type.name] ?? 'string';
  }
}

const membersOf = (members: readonly string[]): string =>
  members.length > 0 ? `{ ${members.join('; ')} }` : 'Record<PropertyKey, never>';

function compositeOf({ name, comment, columns }: CatalogueType, names: TypeNames): string {
  const known = columns ?? [];
  const nullable = nullableOf(
    comment,
    known.map((column) => column.name),
    `type ${name}`,
  );
  return membersOf(
    known.map((column) => `${column.name}: ${names.of(column.type)}${nullable.has(column.name) ? ' | null' : ''}`),
  );
}

function functionOf(declared: CatalogueFunction, names: TypeNames): string {
  const { name, comment, types, defaults, returns, returnsRows } = declared;
  const argNames = declared.names?.slice(0, types.length) ?? [];
  const nullable = nullableOf(comment, [...argNames, 'answer'], `function ${name}`);
  const args = types.map((type, nth) => {
    const optional = nth >= types.length - defaults ? '?' : '';
    const argument = argNames[nth] ?? '';
    return `${argument}${optional}: ${names.of(type)}${nullable.has(argument) ? ' | null' : ''}`;
  });
  const answer = `${names.of(returns)}${returnsRows ? '[]' : ''}${nullable.has('answer') ? ' | null' : ''}`;
  return `${name}: { Args: ${membersOf(args.toSorted())}; Returns: ${answer} }`;
}

/**
 * Reads the catalogue.
 * @throws where a comment calls something nullable that is not there
 */
export async function readDeclaredTypes(query: RunSql): Promise<DeclaredTypes> {
  const types = await query<CatalogueType>(TYPES);
  const names = new TypeNames(types);
  const functions = await query<CatalogueFunction>(FUNCTIONS);
  const columns = await query<{ table: string; column: string; type: number; isNullable: boolean }>(COLUMNS);
  const enums = types.flatMap((type) => {
    const words = wordsOf(type)?.map((word) => `'${word}'`);
    return words ? { name: type.name, words } : [];
  });
  return {
    functions: functions.map((declared) => functionOf(declared, names)).join(';'),
    enums: enums.map(({ name, words }) => `${name}: ${words.join(' | ')}`).join(';'),
    words: enums.map(({ name, words }) => `${name}: [${words.join(', ')}]`).join(','),
    compositeTypes: types
      .filter(({ schema }) => schema === 'public')
      .flatMap((type) => {
        const document = documentOf(type);
        if (!document && !type.columns) return [];
        return `${type.name}: ${document ?? compositeOf(type, names)}`;
      })
      .join(';'),
    columns: columns.map(({ table, column, type, isNullable }) => ({
      table,
      column,
      type: `${names.of(type)}${isNullable ? ' | null' : ''}`,
    })),
  };
}
