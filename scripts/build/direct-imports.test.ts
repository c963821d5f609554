import { expect, it } from 'vitest';
import { importDirectly, isFacade } from './direct-imports.ts';

const files: Record<string, string> = {
  'footer-1.js': 'export{a as Footer,b as Links,Plain}from"./site-2.js";\n',
  'site-2.js': 'export{a,b,Plain};',
  'mixed-3.js': 'var e={};export{e as loaders};',
  'both-4.js': 'import"./x.js";export{a}from"./site-2.js";',
};
const direct = (code: string) => importDirectly(code, (file) => files[file]);

it('asks for what a facade hands on where it is, under the module’s names', () => {
  expect(direct('f(async()=>{let{Footer:e}=await import(`./footer-1.js`);return e},[])')).toBe(
    'f(async()=>{let{Footer:e}=await import("./site-2.js").then(m=>({Footer:m.a,Links:m.b,Plain:m.Plain}));return e},[])',
  );
});

it('knows a facade', () => {
  expect(Object.keys(files).filter((file) => isFacade(files[file] ?? ''))).toEqual(['footer-1.js']);
});

it('preloads the chunk in place of the facade', () => {
  expect(direct('m.f=["assets/mixed-3.js","assets/footer-1.js"]')).toBe('m.f=["assets/mixed-3.js","assets/site-2.js"]');
});

it('leaves files that do more, and those that are not here', () => {
  for (const file of ['site-2.js', 'mixed-3.js', 'both-4.js', 'elsewhere.js'])
    expect(direct(`import("./${file}")`)).toBe(`import("./${file}")`);
  expect(direct('import{a}from"./footer-1.js"')).toBe('import{a}from"./footer-1.js"');
});
