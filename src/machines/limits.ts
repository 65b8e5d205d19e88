/** Business constants and limits of the specification (§5, §9), each with its unit in the name. */

export const INSURANCE_LEAST_MMK_HUNDREDTHS = 200_000_00;
export const INSURANCE_MOST_MMK_HUNDREDTHS = 1_000_000_00;
/** Urgent orders are taken before this hour, Myanmar time, of the same day (§5). */
export const URGENT_CUTOFF_HOUR = 12;
/** Goods stay under 10 cubic metres (§5). */
export const GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES = 10_000_000_000;
/** A parcel is searched for this long before it may be declared lost (ours). */
export const SEARCH_PERIOD_HOURS = 72;

export const NAME_LEAST_CHARACTERS = 2;
export const NAME_MOST_CHARACTERS = 40;
export const NICKNAME_LEAST_CHARACTERS = 2;
export const NICKNAME_MOST_CHARACTERS = 20;
export const PASSWORD_LEAST_CHARACTERS = 6;
export const PASSWORD_MOST_CHARACTERS = 20;

/** The order list begins with this many days back (§9). */
export const DEFAULT_START_DAYS_BACK = 90;
/** An order date range is at most one month (§5). */
export const ORDER_RANGE_MOST_DAYS = 30;
/** Ours: longest text that a list is searched for. */
export const FILTER_TEXT_MOST_CHARACTERS = 200;

export const PAGE_SIZES = [10, 20, 30, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;
export const DICTIONARY_PAGE_SIZE = 9999;
export const DEPARTMENT_LIST_SIZE = 999;

export const SIDEBAR_WIDTH_PIXELS = 225;
export const MOBILE_BREAKPOINT_PIXELS = 992;
export const DEFAULT_THEME_COLOUR = '#1890ff';
export const THEME_COOKIE_DAYS = 365;
export const TOKEN_COOKIE_DAYS = 1;

export const DOWNLOAD_POLL_MILLISECONDS = 15_000;
export const HEARTBEAT_TIMEOUT_MILLISECONDS = 300_000;
export const SOCKET_RECONNECT_MILLISECONDS = 5_000;
