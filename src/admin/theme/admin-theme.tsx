import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { Locale as AntdLocale } from 'antd/es/locale';
import { useLayoutEffect, type ReactNode } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { createLastingStyleCache } from './lasting-style-cache';
import { componentTokens, tokens } from './tokens';
import './admin-theme.css';

interface AdminThemeProps {
  /** antd's messages in the interface language. */
  antdLocale?: AntdLocale;
  children: ReactNode;
}

/** The body's class while the admin area is open (admin-theme.css). */
const BODY_CLASS = 'admin-area';

/** Class of the elements with antd's CSS variables: the same on every mount, so that their style sheets are reused. */
const VARIABLES_CLASS = 'css-var-admin';

const styleCache = createLastingStyleCache();

/** Separates the buttons of a dialog where they wrap on a phone. */
const MODAL_OPTIONS = {
  styles: { footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: 8 } },
} as const;

/**
 * Provides antd's tokens for the admin area (docs/design-system.md). The build extracts the styles into style sheets
 * (`scripts/vite/antd-styles.tsx`), in a cascade layer so that other style sheets override them; a component that
 * renders this imports the sheets it needs. The direction follows the interface language (D46).
 */
export function AdminTheme({ antdLocale, children }: AdminThemeProps) {
  const { direction } = useLocale();
  useLayoutEffect(() => {
    document.body.classList.add(BODY_CLASS);
    return () => document.body.classList.remove(BODY_CLASS);
  }, []);
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <StyleProvider layer cache={styleCache}>
      <ConfigProvider
        theme={{
          token: { ...tokens, motion },
          components: componentTokens,
          hashed: false,
          zeroRuntime: true,
          cssVar: { key: VARIABLES_CLASS },
        }}
        direction={direction}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        modal={MODAL_OPTIONS}
        {...(antdLocale && { locale: antdLocale })}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
