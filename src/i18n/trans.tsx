import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/** Wraps a string that contains `<` in a fragment, because Lingui would parse its markup as tags of the message. */
const opaqueValue = (value: unknown) =>
  typeof value === 'string' && value.includes('<') ? <>{value}</> : value;

/**
 * Renders a translated message. The macro `Trans` compiles to this component (`runtimeConfigModule` in
 * lingui.config.ts), so that markup in a stored name, such as `<b>A</b> & Co`, is shown as text.
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
