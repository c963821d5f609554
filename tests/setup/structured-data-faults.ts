/** What each type has to say; more is allowed. From schema.org and the guides of the search engines. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'url', 'telephone', 'email', 'image', 'address', 'areaServed', 'openingHoursSpecification'],
  Organization: ['name', 'url', 'image'],
  PostalAddress: ['addressCountry'],
  // By weekday, or by date.
  OpeningHoursSpecification: ['opens', 'closes'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  WebPage: ['url', 'name', 'description', 'isPartOf', 'inLanguage'],
  CollectionPage: ['url', 'name', 'description', 'isPartOf', 'inLanguage', 'mainEntity'],
  FAQPage: ['url', 'name', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  Offer: ['name', 'priceCurrency', 'priceSpecification'],
  PriceSpecification: ['priceCurrency', 'valueAddedTaxIncluded'],
  AggregateOffer: ['priceCurrency', 'lowPrice'],
  TouristTrip: ['name', 'description', 'provider', 'url'],
  TouristAttraction: ['name'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'mainEntityOfPage'],
  ImageObject: ['url'],
  Country: ['name'],
  Place: ['name'],
};

/** Nobody may rate himself, say the search engines. */
const FORBIDDEN = new Set(['AggregateRating', 'Review', 'Rating']);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** Properties whose value is an address of the site. */
const ADDRESSES = new Set(['url', 'item', 'image']);

interface Rules {
  /** Whether the site has this address. */
  exists: (address: string) => boolean;
}

function faultsOfNode(node: Node, { exists }: Rules): string[] {
  const type = String(node['@type']);
  const required = REQUIRED[type];
  if (FORBIDDEN.has(type)) return [`${type} is not ours to give`];
  if (!required) return [`${type}: unknown to this test`];
  const empty = required.filter((name) => node[name] === undefined || node[name] === '' || node[name] === null);
  const addresses = Object.entries(node).filter(
    (pair): pair is [string, string] => ADDRESSES.has(pair[0]) && typeof pair[1] === 'string',
  );
  return [
    ...empty.map((name) => `${type} has no ${name}`),
    ...addresses
      .filter(([, address]) => !exists(address))
      .map(([name, address]) => `${type}.${name} leads nowhere: ${address}`),
  ];
}

/** Everything that is wrong with a page's structured data; ids name nodes of the same page. */
export function structuredDataFaults(data: unknown, rules: Rules): string[] {
  const graph = isNode(data) && Array.isArray(data['@graph']) ? data['@graph'] : null;
  if (!graph || (data as Node)['@context'] !== 'https://schema.org') return ['no graph of schema.org'];
  const nodes = nodesIn(graph);
  const defined = nodes.filter((node) => '@type' in node);
  const ids = defined.flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id']] : []));
  const references = nodes.filter((node) => !('@type' in node)).map((node) => String(node['@id']));
  return [
    ...defined.flatMap((node) => faultsOfNode(node, rules)),
    ...references.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two nodes have the id ${id}`),
  ];
}
