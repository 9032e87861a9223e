/** Maps the pages of the handbook to their Markdown. Jest has a file of its own, as it does not support globs. */
export const handbookFiles = import.meta.glob<string>('../../../docs/handbook/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Maps the pictures of the handbook to their URLs. */
export const handbookPictures = import.meta.glob<string>('../../../docs/handbook/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
