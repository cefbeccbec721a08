/** Plain JavaScript that any Node runs; its tests take it as it is. */
declare module '*.mjs'
