import type { Config } from 'tailwindcss';

/** The design tokens: colours, type, space and depth of the house. One palette, light; night surfaces are part of it. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#FFFFFF',
      night: { 950: '#071421', 900: '#0B1D2E', 800: '#10293F', 700: '#183A54', 600: '#24506B', line: '#24425A' },
      ink: { DEFAULT: '#12222F', 2: '#41525E', 3: '#5A6870' },
      'on-dark-2': '#B9C7D0',
      paper: '#FFFDF9',
      stone: { 50: '#FAF8F3', 100: '#F3EFE6', 200: '#E6DFD1', 300: '#D2C8B5', strong: '#857C6C' },
      sand: { 200: '#F8E3BC', 300: '#F2D19A', 400: '#E3B878' },
      /** Its halo is 400 at 30 %. */
      amber: { 300: '#F9CF87', 400: '#F4B54A', 500: '#E59E2C', halo: '#F4B54A4D' },
      copper: { 600: '#A4501F', 700: '#843D15' },
      sea: { 100: '#DCEEEA', 300: '#9CCBC2', 500: '#2B8A93', 600: '#17656F', 700: '#0F5560' },
      success: { DEFAULT: '#1C6A45', soft: '#E2F0E6' },
      warn: { DEFAULT: '#805200', soft: '#FBEBC8' },
      danger: { DEFAULT: '#A6281D', soft: '#FAE4DF', ground: '#FFF9F7', onDark: '#FF9C8A' },
      /** Flight board: on time. */
      board: { blue: '#BFDDF3' },
      neutral: { soft: '#E9E6DF' },
    },
    fontFamily: {
      // The variables name the typefaces' own files, which differ by language (src/styles/fonts.css).
      display: ['var(--display)', 'Frank Ruhl Libre Fallback', 'David Libre', 'Georgia', 'serif'],
      sans: ['var(--sans)', 'Assistant Fallback', 'Segoe UI', 'Arial', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.4'],
      sm: ['0.9375rem', '1.5'],
      base: ['1.0625rem', '1.6'],
      lead: ['clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)', '1.5'],
      card: ['1.5625rem', '1.2'],
      h3: ['clamp(1.5rem, 1.36rem + 0.7vw, 2rem)', '1.15'],
      h2: ['clamp(1.875rem, 1.5rem + 1.7vw, 3rem)', '1.12'],
      h1: ['clamp(2.375rem, 1.6rem + 3.3vw, 4.25rem)', '1.04'],
      /** One or two words: the name of a place as the title of its page. */
      poster: ['clamp(3rem, 1.6rem + 5vw, 5.75rem)', '0.98'],
      /** Smaller on phones, so that one of its lines stays one line. */
      hero: ['min(clamp(2.75rem, 1.2rem + 2.9vw, 4.125rem), max(1.875rem, 0.75rem + 5.4vw))', '1.04'],
      'hero-he': ['clamp(2.75rem, 1.5rem + 4.2vw, 5rem)', '1'],
      figure: ['2.5rem', '1.1'],
    },
    borderRadius: { none: '0', xs: '2px', DEFAULT: '4px', lg: '8px', full: '9999px' },
    boxShadow: {
      1: '0 1px 2px rgb(18 34 47 / 0.08)',
      2: '0 2px 4px rgb(18 34 47 / 0.06), 0 10px 24px -8px rgb(18 34 47 / 0.18)',
      3: '0 4px 8px rgb(18 34 47 / 0.08), 0 28px 56px -20px rgb(18 34 47 / 0.38)',
      none: 'none',
    },
    extend: {
      /** 1180 px; wider for those whose browser writes larger. */
      screens: { menu: '73.75rem' },
      /** A finger's width: what is pressed stays that wide where large letters leave no room (header, dock). */
      spacing: { touch: '44px', gutter: 'var(--gutter)', section: 'clamp(4rem, 2.6rem + 6vw, 7.5rem)' },
      maxWidth: { page: '80rem' },
      zIndex: { floating: '30', dock: '35', dropdown: '39', header: '40', sheet: '49', toast: '50' },
      transitionTimingFunction: { house: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
  },
} satisfies Config;
