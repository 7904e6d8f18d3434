import { REPORT_ARRIVED } from '../features/feedback/contract.ts';

// The page says that a report has arrived and nothing else: whoever else said it could have one forgotten, no more.
addEventListener(REPORT_ARRIVED, () => void chrome.runtime.sendMessage(REPORT_ARRIVED));
