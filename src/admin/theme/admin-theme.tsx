import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { Locale as AntdWords } from 'antd/es/locale';
import type { ReactNode } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { components, tokens } from './tokens';
import './admin-theme.css';

interface AdminThemeProps {
  /** antd's own words; the login screen shows none of them and leaves them out. */
  words?: AntdWords;
  children: ReactNode;
}

/**
 * The look of the back office (design 9): antd's tokens. Its styles come as sheets that the build makes
 * (`scripts/vite/antd-styles.tsx`), in a cascade layer so that other style sheets win; who draws this imports those
 * that it needs. Direction follows the interface language (D46).
 */
export function AdminTheme({ words, children }: AdminThemeProps) {
  const { direction } = useLocale();
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={{ token: { ...tokens, motion }, components, hashed: false, zeroRuntime: true }}
        direction={direction}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        {...(words && { locale: words })}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
