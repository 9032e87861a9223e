import ts from 'typescript';

/** Controls in a source file: antd's components, and native ones. */
interface Controls {
  /** One entry per use, such as `Form.Item`. */
  antd: string[];
  native: NativeControl[];
}

/** A native control; its reason is the comment on its line, or alone above it or first in its tag. */
interface NativeControl {
  name: string;
  line: number;
  reason: string | undefined;
}

interface Comment {
  firstLine: number;
  lastLine: number;
  /** Whether its lines contain nothing else but JSX braces. */
  isAlone: boolean;
  text: string;
}

const NATIVE_ELEMENTS = ['button', 'input', 'select', 'textarea', 'dialog', 'details'];

function commentsOf(file: ts.SourceFile): Comment[] {
  const commentsByPosition = new Map<number, Comment>();
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const add = ({ pos, end }: ts.CommentRange) => {
    const [firstLine, lastLine] = [lineOf(pos), lineOf(end)];
    const lines = file.text.slice(
      file.getPositionOfLineAndCharacter(firstLine, 0),
      file.getLineEndOfPosition(end),
    );
    const comment = file.text.slice(pos, end);
    const text = comment.replace(/^\/[/*]+|\*\/$/g, '').trim();
    // A linter directive is not a reason.
    if (text.startsWith('oxlint-')) return;
    commentsByPosition.set(pos, {
      firstLine,
      lastLine,
      isAlone: /^\s*\{?\s*\}?$/.test(lines.replace(comment, '')),
      text,
    });
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) return;
    ts.getLeadingCommentRanges(file.text, node.getFullStart())?.forEach(add);
    ts.getTrailingCommentRanges(file.text, node.getEnd())?.forEach(add);
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...commentsByPosition.values()];
}

/** Returns the names that a file imports from antd by their local names. */
function antdNamesOf(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { moduleSpecifier, importClause } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== 'antd') continue;
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      names.set(name.text, (propertyName ?? name).text);
  }
  return names;
}

function nativeNameOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'popover' ? 'popover' : undefined;
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
    const tag = node.tagName.getText();
    return NATIVE_ELEMENTS.includes(tag) ? tag : undefined;
  }
  if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('createElement')) return;
  const [tag] = node.arguments;
  return tag && ts.isStringLiteral(tag) && NATIVE_ELEMENTS.includes(tag.text)
    ? tag.text
    : undefined;
}

/** Finds antd's components and native controls in one source file. */
export function controlsOf(path: string, source: string): Controls {
  const scriptKind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, scriptKind);
  const comments = commentsOf(file);
  const antdNamesOfFile = antdNamesOf(file);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const controls: Controls = { antd: [], native: [] };
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const [name = '', ...parts] = node.tagName.getText().split('.');
      const originalName = antdNamesOfFile.get(name);
      if (originalName) controls.antd.push([originalName, ...parts].join('.'));
    }
    const nativeElement = nativeNameOf(node);
    if (nativeElement) {
      const [line, end] = [lineOf(node.getStart()), lineOf(node.getEnd())];
      const reason = comments.find(
        ({ firstLine, lastLine, isAlone }) =>
          firstLine === line ||
          (isAlone && (lastLine === line - 1 || (firstLine === line + 1 && lastLine < end))),
      );
      controls.native.push({ name: nativeElement, line: line + 1, reason: reason?.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return controls;
}
