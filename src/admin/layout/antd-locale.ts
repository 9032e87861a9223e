import type { Locale as AntdLocale } from 'antd/es/locale';
import english from 'antd/locale/en_US';
import chinese from 'antd/locale/zh_CN';
import type { Locale } from '@/i18n/locales';

export const antdLocale: Record<Locale, AntdLocale> = { en_US: english, zh_CN: chinese };
