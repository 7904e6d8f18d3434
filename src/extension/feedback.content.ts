import { REPORT_ARRIVED } from '../features/feedback/contract.ts';

// The event carries no data: at worst a page could have the pending report deleted.
addEventListener(REPORT_ARRIVED, () => void chrome.runtime.sendMessage(REPORT_ARRIVED));
