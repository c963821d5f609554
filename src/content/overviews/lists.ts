/** The overviews, as their addresses name them: "/destinations". What each of them lists is `index.ts`. */
export const overviewLists = ['destinations', 'services', 'routes'] as const;
export type OverviewList = (typeof overviewLists)[number];
