import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/** Renders a value with markup as an element: Lingui parses tags in strings, as if they were in the message. */
const opaqueValue = (value: unknown) =>
  typeof value === 'string' && value.includes('<') ? <>{value}</> : value;

/**
 * Renders a translated message. The macro `Trans` compiles to this component (`runtimeConfigModule` in
 * lingui.config.ts), so that names with markup, such as `<b>A</b> & Co`, are shown as they are stored.
 */
export function Trans({ values, ...props }: TransProps) {
  return (
    <LinguiTrans
      {...props}
      {...(values && {
        values: Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, opaqueValue(value)]),
        ),
      })}
    />
  );
}
