declare module 'virtual:island-modules' {
  /** The addresses of the files that each island needs, by its file; empty in development. */
  const modules: Record<string, string[]>;
  export default modules;
}
