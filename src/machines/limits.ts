/** Business constants and limits of the specification (§5, §9), each with its unit in the name. */

export const INSURANCE_LEAST_MMK_HUNDREDTHS = 200_000_00;
export const INSURANCE_MOST_MMK_HUNDREDTHS = 1_000_000_00;
/** Urgent orders are taken before this hour, Myanmar time, of the same day (§5). */
export const URGENT_CUTOFF_HOUR = 12;
/** Goods stay under 10 cubic metres (§5). */
export const GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES = 10_000_000_000;
/** A parcel is searched for this long before it may be declared lost (ours). */
export const SEARCH_PERIOD_HOURS = 72;

/** A work order has at most five photos (§5, §9). */
export const WORK_ORDER_PHOTOS_MOST = 5;
/** Ours: what is paid at most for a parcel that was not insured. */
export const CLAIM_WITHOUT_INSURANCE_MOST_MMK_HUNDREDTHS = 100_000_00;
/** Ours: a claim above this amount is paid by another person than who decided it. */
export const CLAIM_SECOND_PERSON_ABOVE_MMK_HUNDREDTHS = 300_000_00;

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

/** User name and staff code over every page (§2). */
export const WATERMARK = { widthPixels: 200, heightPixels: 160, fontPixels: 16, rotationDegrees: 35 } as const;
/** The latest exports that the download popover shows (§2). */
export const DOWNLOAD_POPOVER_TASKS = 3;

/** Recent menus kept for the home screen (§3). */
export const RECENT_MENUS_MOST = 4;
/** Days of stock flow that are counted at once (§5, one month). */
export const STOCK_FLOW_MOST_DAYS = 31;
/** Days that the home screen's charts show. */
export const HOME_CHART_DAYS = 30;

export const SIDEBAR_WIDTH_PIXELS = 225;
export const MOBILE_BREAKPOINT_PIXELS = 992;
export const DEFAULT_THEME_COLOUR = '#1890ff';
export const THEME_COOKIE_DAYS = 365;
export const TOKEN_COOKIE_DAYS = 1;

export const DOWNLOAD_POLL_MILLISECONDS = 15_000;
export const HEARTBEAT_TIMEOUT_MILLISECONDS = 300_000;
export const SOCKET_RECONNECT_MILLISECONDS = 5_000;

/** What a settlement is charged when a fee applies (§5, §9): 200 MMK. */
export const HANDLING_FEE_MMK_HUNDREDTHS = 200_00;

/** Ours: parcels that one count or one scan session of a branch lists at most. */
export const STOCK_COUNTED_AT_ONCE = 20_000;

/** An uploaded picture of a person: bytes (§5, images: 5M in some dialogs) and pixels on a side. */
export const AVATAR_MOST_BYTES = 5 * 1024 * 1024;
export const AVATAR_MOST_PIXELS = 1024;

/** Events in a sample of evidence: an auditor examines them one by one. */
export const EVIDENCE_SAMPLE_MOST = 500;
