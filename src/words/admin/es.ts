import { account } from "./account/es.ts";
import { audit } from "./audit/es.ts";
import { availability } from "./availability/es.ts";
import { block } from "./block/es.ts";
import { bookkeeping } from "./bookkeeping/es.ts";
import { business } from "./business/es.ts";
import { captain } from "./captain/es.ts";
import { change } from "./change/es.ts";
import { checkIn } from "./checkIn/es.ts";
import { common } from "./common/es.ts";
import { dashboard } from "./dashboard/es.ts";
import { discipline } from "./discipline/es.ts";
import { domainName } from "./domainName/es.ts";
import type { AdminWords } from "./en.ts";
import { evening } from "./evening/es.ts";
import { firstSteps } from "./firstSteps/es.ts";
import { gallery } from "./gallery/es.ts";
import { game } from "./game/es.ts";
import { honor } from "./honor/es.ts";
import { importing } from "./importing/es.ts";
import { inbox } from "./inbox/es.ts";
import { league } from "./league/es.ts";
import { ledger } from "./ledger/es.ts";
import { look } from "./look/es.ts";
import { mail } from "./mail/es.ts";
import { messages } from "./messages/es.ts";
import { notice } from "./notice/es.ts";
import { official } from "./official/es.ts";
import { organization } from "./organization/es.ts";
import { page } from "./page/es.ts";
import { pass } from "./pass/es.ts";
import { picture } from "./picture/es.ts";
import { plan } from "./plan/es.ts";
import { player } from "./player/es.ts";
import { post } from "./post/es.ts";
import { privacy } from "./privacy/es.ts";
import { program } from "./program/es.ts";
import { registration } from "./registration/es.ts";
import { replan } from "./replan/es.ts";
import { schedule } from "./schedule/es.ts";
import { scheduleForm } from "./scheduleForm/es.ts";
import { scorer } from "./scorer/es.ts";
import { season } from "./season/es.ts";
import { sharing } from "./sharing/es.ts";
import { shell } from "./shell/es.ts";
import { stage } from "./stage/es.ts";
import { tableRules } from "./tableRules/es.ts";
import { task } from "./task/es.ts";
import { team } from "./team/es.ts";
import { together } from "./together/es.ts";
import { translation } from "./translation/es.ts";
import { venue } from "./venue/es.ts";
import { webhook } from "./webhook/es.ts";
import { wish } from "./wish/es.ts";

export const es: AdminWords = {
	language: "es",
	clock: 12,
	replan,
	registration,
	schedule,
	scheduleForm,
	plan,
	account,
	audit,
	availability,
	block,
	bookkeeping,
	business,
	captain,
	change,
	common,
	dashboard,
	domainName,
	evening,
	firstSteps,
	gallery,
	game,
	honor,
	importing,
	inbox,
	league,
	ledger,
	look,
	mail,
	messages,
	notice,
	official,
	organization,
	page,
	picture,
	player,
	post,
	privacy,
	program,
	pass,
	scorer,
	discipline,
	checkIn,
	season,
	sharing,
	shell,
	stage,
	tableRules,
	task,
	team,
	together,
	translation,
	venue,
	webhook,
	wish,
};
