import {
	listNotices,
	listQuestions,
	takeNoticeBack,
	viewNotice,
	viewQuestion,
} from "#usecases/notice/notice-log.ts";
import { countConcerned } from "#usecases/notice/readers.ts";
import { members } from "../access.ts";
import { del, get } from "../endpoint.ts";
import { copiedLetter } from "../mail/mail.ts";
import {
	concerned,
	noticesShown,
	noticeTakenBack,
	ofLog,
	oneNotice,
	oneQuestion,
	openNotice,
	questionsShown,
	readersCounted,
} from "./notice.ts";

export const noticeRoutes = [
	get(
		"/notices",
		members,
		ofLog,
		listNotices,
		noticesShown,
		"What people were told by mail and push, the newest first: what happened, how many heard of it, and what became of their letters.",
	),
	get(
		"/notices/readers",
		members,
		concerned,
		countConcerned,
		readersCounted,
		"How many would hear that games (`gameIds`) change, or that leagues (`leagueIds`) publish a schedule: who follows, and who plays.",
	),
	get(
		"/notices/questions",
		members,
		ofLog,
		listQuestions,
		questionsShown,
		"The letters that ask an address whether it wants to follow, the newest first, and what became of them.",
	),
	get(
		"/notices/questions/:id",
		members,
		oneQuestion,
		viewQuestion,
		copiedLetter,
		"A letter that asks an address whether it wants to follow, in words, to be passed on by hand.",
	),
	get(
		"/notices/:id",
		members,
		oneNotice,
		viewNotice,
		openNotice,
		"A notice in words, the letters that were written for it, and what is to be sent by hand where there is no mail server.",
	),
	del(
		"/notices/:id",
		members,
		oneNotice,
		takeNoticeBack,
		noticeTakenBack,
		"Takes a notice back while it is held: nobody is told of it. What was done stays done.",
	),
] as const;
