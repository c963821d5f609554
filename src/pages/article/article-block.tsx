import { useId } from 'react';
import { blogPicture, destinationPicture, routePicture, servicePicture } from '@/art/pictures';
import type { ArticleBlock as Block, RichText as Text } from '@/content/blog/article';
import { plainText } from '@/content/blog/reading-time';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { LazyImage } from '@/ui/lazy-image';
import { AskedTable } from './asked-table';
import { FareTable } from './fare-table';
import { RichText } from './rich-text';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** One block of an article as HTML that says what it is. */
export function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} tabIndex={-1} className="pt-5 text-h3 outline-none">
          {block.text}
        </h2>
      ) : (
        <h3 className="pt-2 text-card">{block.text}</h3>
      );
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'checklist':
      return <Checklist block={block} />;
    case 'table':
      return <FactTable block={block} />;
    case 'fares':
      return <FareTable caption={block.caption} />;
    case 'callout':
      return <Callout block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'figure':
      return <Figure block={block} />;
  }
}

const textKey = (text: Text) => plainText(text);

function List({ block: { ordered = false, items } }: { block: BlockOf<'list'> }) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element
      className={`grid gap-3 ps-6 marker:font-bold marker:text-sea-600 ${ordered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={textKey(item)} className="ps-1.5">
          <RichText text={item} />
        </li>
      ))}
    </Element>
  );
}

function Checklist({ block: { title, items } }: { block: BlockOf<'checklist'> }) {
  const id = useId();
  return (
    <div className="grid gap-4 rounded-lg bg-paper p-5 shadow-1 ring-1 ring-stone-200 forced-colors:border sm:p-7 print:border print:p-4">
      <p id={id} className="font-display text-card font-bold">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid gap-3">
        {items.map((item) => (
          <li key={textKey(item)} className="flex gap-3.5">
            <span aria-hidden="true" className="mt-[0.4em] size-4.5 flex-none rounded-xs border-2 border-sea-600" />
            <span>
              <RichText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FactTable({ block: { caption, columns, rows } }: { block: BlockOf<'table'> }) {
  return (
    <AskedTable
      names={rows.map(([name = '']) => plainText(name))}
      caption={caption}
      className="text-base"
      columns={columns.map((label) => ({ id: label, label }))}
      rows={rows.map((cells) => ({
        id: cells.map(plainText).join(' '),
        cells: cells.map((cell) => <RichText key={textKey(cell)} text={cell} />),
      }))}
    />
  );
}

const tones = {
  tip: { box: 'border-sea-600 bg-sea-100', mark: 'text-sea-700', icon: 'sparkle' },
  warning: { box: 'border-warn bg-warn-soft', mark: 'text-warn', icon: 'alert' },
  note: { box: 'border-stone-strong bg-stone-100', mark: 'text-ink-2', icon: 'info' },
} as const satisfies Record<BlockOf<'callout'>['tone'], { box: string; mark: string; icon: IconName }>;

function Callout({ block: { tone, title, text } }: { block: BlockOf<'callout'> }) {
  const { box, mark, icon } = tones[tone];
  return (
    <div role="note" className={`flex gap-3.5 rounded border-s-[5px] p-5 ${box}`}>
      <Icon name={icon} className={`mt-1.5 size-5.5 ${mark}`} />
      <div className="grid min-w-0 gap-1">
        <p className="text-lead font-bold">{title}</p>
        <p>
          <RichText text={text} />
        </p>
      </div>
    </div>
  );
}

function Quote({ block: { text, by } }: { block: BlockOf<'quote'> }) {
  return (
    <figure className="grid gap-3 rounded-xs bg-sand-200 px-6 py-5 sm:px-8 sm:py-6">
      <blockquote className="font-display text-card leading-snug font-bold">{text}</blockquote>
      {by ? <figcaption className="text-base text-ink-2">{by}</figcaption> : null}
    </figure>
  );
}

const pictures = {
  blog: blogPicture,
  destinations: destinationPicture,
  routes: routePicture,
  services: servicePicture,
} as const;

/** @param name folder and name of a drawing: "destinations/jerusalem" */
function pictureOf(name: string): string {
  const [folder = '', file = ''] = name.split('/');
  if (!(folder in pictures)) throw new Error(`an article shows ${name}, which is no drawing`);
  return pictures[folder as keyof typeof pictures](file);
}

function Figure({ block: { picture, alt, caption } }: { block: BlockOf<'figure'> }) {
  return (
    <figure className="grid gap-3">
      <span className="block aspect-16/9 overflow-hidden rounded-xs bg-sea-100">
        <LazyImage src={pictureOf(picture)} alt={alt} width={1600} height={900} className="size-full object-cover" />
      </span>
      <figcaption className="text-sm text-ink-2">{caption}</figcaption>
    </figure>
  );
}
