/** Business constants and limits of the specification (§5, §9), each with its unit in the name. */

export const INSURANCE_LEAST_MMK_HUNDREDTHS = 200_000_00;
export const INSURANCE_MOST_MMK_HUNDREDTHS = 1_000_000_00;
/** Urgent orders are taken before this hour, Myanmar time, of the same day (§5). */
export const URGENT_CUTOFF_HOUR = 12;
/** Goods stay under 10 cubic metres (§5). */
export const GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES = 10_000_000_000;
export const BATCH_SERVICE_FEE_MMK_HUNDREDTHS = 200_00;
export const CLAIM_DECISION_DAYS = 14;
/** A parcel is searched for this long before it may be declared lost (ours). */
export const SEARCH_PERIOD_HOURS = 72;
/** Bills are made at this hour, Myanmar time, with the previous day's data. */
export const BILL_GENERATION_HOUR = 0;

export const NAME_LEAST_CHARACTERS = 2;
export const NAME_MOST_CHARACTERS = 40;
export const NICKNAME_LEAST_CHARACTERS = 2;
export const NICKNAME_MOST_CHARACTERS = 20;
export const PASSWORD_LEAST_CHARACTERS = 6;
export const PASSWORD_MOST_CHARACTERS = 20;
export const STAFF_CODE_DIGITS = 4;
export const USER_PHONE_DIGITS = 11;

export const GENERAL_IMAGE_MOST_BYTES = 10 * 1024 * 1024;
export const DIALOG_IMAGE_MOST_BYTES = 5 * 1024 * 1024;
export const IDENTITY_IMAGE_MOST_BYTES = 3 * 1024 * 1024;
export const WORK_ORDER_PHOTOS_MOST = 5;
export const CASCADER_SELECTIONS_MOST = 10;

/** The order list begins with this many days back (§9). */
export const DEFAULT_START_DAYS_BACK = 90;
/** An order date range is at most one month (§5). */
export const ORDER_RANGE_MOST_DAYS = 30;

export const PAGE_SIZES = [10, 20, 30, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;
export const PAGER_BUTTONS_NARROW = 5;
export const PAGER_BUTTONS_WIDE = 7;
export const DICTIONARY_PAGE_SIZE = 9999;
export const DEPARTMENT_LIST_SIZE = 999;
export const RECENT_MENUS_MOST = 4;
export const NOTIFICATION_BADGE_MOST = 99;
/** Left out of the question tree that is filtered by status (§9). */
export const QUESTION_OUTSIDE_STATUS_TREE = '113';

export const SIDEBAR_WIDTH_PIXELS = 225;
export const MOBILE_BREAKPOINT_PIXELS = 992;
export const DROPDOWN_LOAD_MORE_PIXELS = 6;
export const TAG_SCROLL_PADDING_PIXELS = 4;
export const DEFAULT_THEME_COLOUR = '#1890ff';
export const THEME_COOKIE_DAYS = 365;
export const TOKEN_COOKIE_DAYS = 1;

export const DOWNLOAD_POPOVER_TASKS = 3;
export const DOWNLOAD_POLL_MILLISECONDS = 15_000;
export const WARNING_TOAST_MILLISECONDS = 5_000;
export const REQUEST_TIMEOUT_MILLISECONDS = 600_000;
export const UPLOAD_TIMEOUT_MILLISECONDS = 600_000;
export const HEARTBEAT_TIMEOUT_MILLISECONDS = 300_000;
export const SOCKET_RECONNECT_MILLISECONDS = 5_000;
export const CASCADER_DEBOUNCE_MILLISECONDS = 300;
export const SCROLL_DEBOUNCE_MILLISECONDS = 50;
export const LOAD_MORE_DEBOUNCE_MILLISECONDS = 170;
