/** Business constants and limits of the specification (§5, §9), each with its unit in the name. */

export const INSURANCE_LEAST_MMK_HUNDREDTHS = 200_000_00;
export const INSURANCE_MOST_MMK_HUNDREDTHS = 1_000_000_00;
/** Hour of Myanmar time before which urgent orders are accepted for the same day (§5). */
export const URGENT_CUTOFF_HOUR = 12;
/** Volume of goods, exclusive maximum: 10 cubic metres (§5). */
export const GOODS_VOLUME_BELOW_CUBIC_MILLIMETRES = 10_000_000_000;
/** Ours: heaviest parcel. */
export const PARCEL_WEIGHT_MOST_GRAMS = 1_000_000;
/** Ours: above these, a form asks whether the value is right; it is accepted. */
export const PARCEL_WEIGHT_UNUSUAL_ABOVE_GRAMS = 50_000;
export const INSURANCE_UNUSUAL_ABOVE_MMK_HUNDREDTHS = 800_000_00;
export const COLLECTION_UNUSUAL_ABOVE_MMK_HUNDREDTHS = 5_000_000_00;
/** Ours: highest cash on delivery of a parcel. */
export const COLLECTION_MOST_MMK_HUNDREDTHS = 100_000_000_00;
/** Ours: a weighed difference of more than this, and of more than half the declared weight, must be confirmed. */
export const WEIGHT_CHECKED_ABOVE_GRAMS = 1_000;
/** Ours: last day, from today on, for which collection may be asked. */
export const PICKUP_MOST_DAYS_AHEAD = 14;
/** Search time before a parcel may be declared lost (ours). */
export const SEARCH_PERIOD_HOURS = 72;

/** Maximum number of photos of a work order (§5, §9). */
export const WORK_ORDER_PHOTOS_MOST = 5;
/** Ours: maximum compensation for a parcel that was not insured. */
export const CLAIM_WITHOUT_INSURANCE_MOST_MMK_HUNDREDTHS = 100_000_00;
/** Ours: above this amount, the payer of a claim must be another person than its decider. */
export const CLAIM_SECOND_PERSON_ABOVE_MMK_HUNDREDTHS = 300_000_00;

export const NAME_LEAST_CHARACTERS = 2;
export const NAME_MOST_CHARACTERS = 40;
export const NICKNAME_LEAST_CHARACTERS = 2;
export const NICKNAME_MOST_CHARACTERS = 20;
export const PASSWORD_LEAST_CHARACTERS = 6;
export const PASSWORD_MOST_CHARACTERS = 20;

/** Ours: maximum length of a message's title. */
export const NOTICE_TITLE_MOST_CHARACTERS = 100;

/** Days back at which the order list starts by default (§9). */
export const DEFAULT_START_DAYS_BACK = 90;
/** Maximum length of an order date range: one month (§5). */
export const ORDER_RANGE_MOST_DAYS = 30;
/** Ours: maximum length of a search text in a list. */
export const FILTER_TEXT_MOST_CHARACTERS = 200;

export const PAGE_SIZES = [10, 20, 30, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 20;
export const DICTIONARY_PAGE_SIZE = 9999;
export const DEPARTMENT_LIST_SIZE = 999;

/** Watermark with user name and staff code on every page (§2). */
export const WATERMARK = { widthPixels: 200, heightPixels: 160, fontPixels: 16, rotationDegrees: 35 } as const;
/** Number of latest exports in the download popover (§2). */
export const DOWNLOAD_POPOVER_TASKS = 3;

/** Recent menus stored for the home screen (§3). */
export const RECENT_MENUS_MOST = 4;
/** Maximum number of days in one stock-flow query (§5, one month). */
export const STOCK_FLOW_MOST_DAYS = 31;
/** Days shown by the charts of the home screen. */
export const HOME_CHART_DAYS = 30;

export const SIDEBAR_WIDTH_PIXELS = 225;
export const MOBILE_BREAKPOINT_PIXELS = 992;
export const DEFAULT_THEME_COLOUR = '#1890ff';
export const THEME_COOKIE_DAYS = 365;
export const TOKEN_COOKIE_DAYS = 1;

export const DOWNLOAD_POLL_MILLISECONDS = 15_000;
export const HEARTBEAT_TIMEOUT_MILLISECONDS = 300_000;
export const SOCKET_RECONNECT_MILLISECONDS = 5_000;

/** Fee of a settlement when a handling fee applies (§5, §9): 200 MMK. */
export const HANDLING_FEE_MMK_HUNDREDTHS = 200_00;

/** Ours: maximum number of parcels in one count or one scan session of a branch. */
export const STOCK_COUNTED_AT_ONCE = 20_000;

/** Uploaded picture of a person: maximum bytes (§5, images: 5M in some dialogs) and pixels on a side. */
export const AVATAR_MOST_BYTES = 5 * 1024 * 1024;
export const AVATAR_MOST_PIXELS = 1024;

/** Maximum number of events in an evidence sample, because an auditor examines each one. */
export const EVIDENCE_SAMPLE_MOST = 500;

/** Tries of the receiver's code of one order. */
export const RECEIVER_CODE_TRIES = 5;
