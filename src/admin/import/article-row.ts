import { EMPTY_VERSION, type ArticleValues } from '@/admin/articles/edit/article-values';
import type { CellProblem, CellReader } from './checked-row';
import { findName, type NamedKey } from './names';
import { textToHtml, findUnsafeHtml } from './text-to-html';

/** The values of a row in the edit form of an article. */
interface ArticleRow {
  values: ArticleValues;
  /** Whether the item is external: whether it has a web address (D25). */
  isExternal: boolean;
  errors: Map<string, CellProblem>;
}

/** Returns the values of a row's cells, and the cells that cannot be read. */
export function readArticle(
  readCell: CellReader,
  languages: readonly string[],
  catalogues: readonly NamedKey[],
): ArticleRow {
  const errors = new Map<string, CellProblem>();
  const name = readCell('cataNo');
  const catalogue = findName(catalogues, name);
  if (name !== '' && 'problem' in catalogue)
    errors.set(
      'cataNo',
      catalogue.problem === 'unknown'
        ? { type: 'unknown-names', names: [name] }
        : { type: 'ambiguous-catalogue', name },
    );
  const versionOf = (code: string) => {
    const keyOfField = (field: string) => `versions.${code}.${field}`;
    const problem = findUnsafeHtml(readCell(keyOfField('content')));
    if (problem) errors.set(keyOfField('content'), problem);
    return {
      ...EMPTY_VERSION,
      title: readCell(keyOfField('title')),
      note: readCell(keyOfField('note')),
      content: textToHtml(readCell(keyOfField('content'))),
      contentUrl: readCell(keyOfField('contentUrl')),
    };
  };
  const versions = Object.fromEntries(languages.map((code) => [code, versionOf(code)]));
  return {
    values: { cataNo: 'key' in catalogue ? catalogue.key : null, cover: '', versions },
    isExternal: Object.values(versions).some(({ contentUrl }) => contentUrl !== ''),
    errors,
  };
}
