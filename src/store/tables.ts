import type { Generated } from "kysely";
import type { StoragePart } from "#domain/organization/storage.ts";
import type { AuditRow } from "./audit/rows.ts";
import type { AvailabilityRow } from "./availability/rows.ts";
import type { GamePeriodRow, PlayerAttributeRow, StatDefinitionRow } from "./bookkeeping/rows.ts";
import type { BusinessRow } from "./business/rows.ts";
import type { ContactRow } from "./contact/rows.ts";
import type { GamePlayerRow, SuspensionRow } from "./discipline/rows.ts";
import type { EveningRow } from "./evening/rows.ts";
import type { Flag } from "./flag.ts";
import type { FollowerRow } from "./follower/rows.ts";
import type {
	GameClockRow,
	GameRow,
	LinesToWriteRow,
	PeriodScoreRow,
	PlayerGameStatRow,
	PlayRow,
	StatLineRow,
} from "./game/rows.ts";
import type { HonorRow } from "./honor/rows.ts";
import type {
	FeeReminderRow,
	FeeRulesRow,
	LedgerEntryRow,
	ReminderRuleRow,
} from "./ledger/rows.ts";
import type { MessageRow } from "./message/rows.ts";
import type { NoticeRow } from "./notice/rows.ts";
import type { GameOfficialRow, OfficialRow } from "./official/rows.ts";
import type { PageRow, PageVersionRow } from "./page/rows.ts";
import type { PassRow } from "./pass/rows.ts";
import type { CardAccountRow, CardEventRow, CardPaymentRow } from "./payment/rows.ts";
import type { FileRow, PictureRow } from "./picture/rows.ts";
import type {
	DomainClaimRow,
	IdempotencyKeyRow,
	OrganizationRow,
	OutboxRow,
	PasskeyRow,
	SessionRow,
	UserRow,
} from "./platform/rows.ts";
import type { PlayerRow } from "./player/rows.ts";
import type { PostRow } from "./post/rows.ts";
import type {
	AttendanceRow,
	CaptainWordRow,
	InvitationRow,
	RegistrationRow,
	SignatureRow,
	SignUpRow,
	SubstituteRow,
	WaiverRow,
} from "./registration/rows.ts";
import type { ScheduleRow } from "./schedule/rows.ts";
import type { SeasonRow } from "./season/rows.ts";
import type {
	StageGameRow,
	StageLeagueRow,
	StageRow,
	StageSeedRow,
	StageSeriesRow,
} from "./stage/rows.ts";
import type {
	GameSumRow,
	HeadlineTotalRow,
	LeaderboardTotalRow,
	PlayerSeasonTotalsRow,
	StatBestRow,
	TeamStreakRow,
} from "./stats/rows.ts";
import type { TeamEntryRow, TeamRow } from "./team/rows.ts";
import type { ApiTokenRow } from "./token/rows.ts";
import type { TrashRow } from "./trash/rows.ts";
import type { VenueRow } from "./venue/rows.ts";
import type { WebhookDeliveryRow, WebhookRow } from "./webhook/rows.ts";

/** The rows as both engines store them: flags 0 or 1, lists as JSON text, dates and times as text. */
export type Tables = {
	schema_migrations: { name: string; applied_at: string };
	organizations: OrganizationRow;
	sports: { id: number; name: string; type: string };
	organization_sports: { organization_id: number; sport_id: number; sort_order: number };
	users: UserRow;
	user_sports: { user_id: number; sport_id: number; sort_order: number };
	domain_claims: DomainClaimRow;
	sessions: SessionRow;
	/** What numbered teams and pages before migration 0019; in old backups. */
	id_counters: { name: "team" | "page"; value: number };
	/** Of SQLite alone; PostgreSQL has sequences (engine/ids.ts). */
	id_sequences: { name: string; last_id: number; most: Generated<number> };
	seasons: SeasonRow;
	leagues: {
		id: number;
		organization_id: number;
		sport_id: number;
		name: string;
		created_by: number | null;
		is_youth: Generated<Flag>;
	};
	season_leagues: {
		id: number;
		organization_id: number;
		season_id: number;
		league_id: number;
		/** JSON; null where the table is made as the specification has it. */
		table_setup: Generated<string | null>;
		/** Whether that setup makes a draw worth something (domain's `countsDraws`). */
		counts_draws: Generated<Flag>;
	};
	table_chances: {
		organization_id: number;
		season_league_id: number;
		fits: string;
		/** JSON. */
		chances: string;
	};
	teams: TeamRow;
	players: PlayerRow;
	team_entries: TeamEntryRow;
	roster_spots: { organization_id: number; entry_id: number; player_id: number };
	schedules: ScheduleRow;
	stages: StageRow;
	stage_leagues: StageLeagueRow;
	stage_seeds: StageSeedRow;
	stage_series: StageSeriesRow;
	stage_games: StageGameRow;
	honors: HonorRow;
	evenings: EveningRow;
	games: GameRow;
	plays: PlayRow;
	passes: PassRow;
	game_players: GamePlayerRow;
	game_clocks: GameClockRow;
	lines_to_write: LinesToWriteRow;
	readings: { organization_id: number; reader: string };
	discipline_rules: { organization_id: number; season_league_id: number; rules: string };
	suspensions: SuspensionRow;
	game_periods: GamePeriodRow;
	period_scores: PeriodScoreRow;
	stat_definitions: StatDefinitionRow;
	stat_lines: StatLineRow;
	player_game_stats: PlayerGameStatRow;
	player_season_totals: PlayerSeasonTotalsRow;
	leaderboard_totals: LeaderboardTotalRow;
	headline_totals: HeadlineTotalRow;
	stat_bests: StatBestRow;
	team_streaks: TeamStreakRow;
	game_sums: GameSumRow;
	player_attributes: PlayerAttributeRow;
	player_attribute_values: {
		organization_id: number;
		player_id: number;
		attribute_id: number;
		value: string;
	};
	contacts: ContactRow;
	/** Former ids of players who were merged into another one. */
	player_redirects: { organization_id: number; former_id: number; player_id: number };
	game_galleries: { id: number; organization_id: number; game_id: number; images: string };
	pages: PageRow;
	page_versions: PageVersionRow;
	page_redirects: { id: number; organization_id: number; page_id: number; path: string };
	site_navigation: { organization_id: number; items: string };
	posts: PostRow;
	files: FileRow;
	pictures: PictureRow;
	embed_hosts: { organization_id: number; host: string };
	businesses: BusinessRow;
	venues: VenueRow;
	availabilities: AvailabilityRow;
	officials: OfficialRow;
	game_officials: GameOfficialRow;
	messages: MessageRow;
	registrations: RegistrationRow;
	waivers: WaiverRow;
	sign_ups: SignUpRow;
	signatures: SignatureRow;
	ledger_entries: LedgerEntryRow;
	fee_rules: FeeRulesRow;
	reminder_rules: ReminderRuleRow;
	fee_reminders: FeeReminderRow;
	card_accounts: CardAccountRow;
	card_payments: CardPaymentRow;
	card_events: CardEventRow;
	sign_up_invitations: InvitationRow;
	attendances: AttendanceRow;
	captain_words: CaptainWordRow;
	substitutes: SubstituteRow;
	audit_log: AuditRow;
	platform_log: Omit<AuditRow, "organization_id">;
	trash: TrashRow;
	storage_used: { organization_id: number; part: StoragePart; bytes: number };
	followers: FollowerRow;
	notices: NoticeRow;
	outbox: OutboxRow;
	api_tokens: ApiTokenRow;
	webhooks: WebhookRow;
	webhook_deliveries: WebhookDeliveryRow;
	second_steps: {
		user_id: number;
		sealed_secret: string;
		confirmed_at: string | null;
		last_step: Generated<number>;
	};
	recovery_codes: { user_id: number; code_hash: string };
	passkeys: PasskeyRow;
	passkey_challenges: {
		bound_to: string;
		user_id: number | null;
		challenge: string;
		expires_at: string;
	};
	platform_settings: { name: string; value: string };
	idempotency_keys: IdempotencyKeyRow;
	sign_in_attempts: { key: string; points: number; expires_at: string | null };
};

const ownKey = ["organization_id", "id"] as const;

/**
 * All tables but those of use in one database only, each behind those it refers to: in this order rows
 * can be put back. With each its key, and for what can be thrown away as a whole its name in the trash.
 * Who has an id at the end of its key draws it from a sequence of its own, or from that of `idsOf`.
 */
export const travelling = {
	organizations: { key: ["id"] },
	domain_claims: { key: ["organization_id"] },
	sports: { key: ["id"] },
	organization_sports: { key: ["organization_id", "sport_id"] },
	users: { key: ["id"] },
	user_sports: { key: ["user_id", "sport_id"] },
	second_steps: { key: ["user_id"] },
	recovery_codes: { key: ["user_id", "code_hash"] },
	passkeys: { key: ["user_id", "credential_id"] },
	platform_settings: { key: ["name"] },
	// Only in backups from before migration 0019.
	id_counters: { key: ["name"] },
	seasons: { key: ownKey, trashedAs: "season" },
	leagues: { key: ownKey, trashedAs: "league" },
	season_leagues: { key: ownKey, trashedAs: "seasonLeague" },
	table_chances: { key: ["organization_id", "season_league_id"] },
	teams: { key: ownKey, trashedAs: "team" },
	players: { key: ownKey, trashedAs: "player" },
	team_entries: { key: ownKey, idsOf: "teams", trashedAs: "entry" },
	roster_spots: { key: ["organization_id", "entry_id", "player_id"] },
	schedules: { key: ownKey, trashedAs: "schedule" },
	stages: { key: ownKey, trashedAs: "stage" },
	stage_leagues: { key: ["organization_id", "stage_id", "season_league_id"] },
	stage_seeds: { key: ["organization_id", "stage_id", "seed"] },
	stage_series: { key: ownKey },
	stage_games: { key: ownKey, idsOf: "games" },
	games: { key: ownKey, trashedAs: "game" },
	honors: { key: ownKey },
	evenings: { key: ownKey },
	game_galleries: { key: ownKey },
	plays: { key: ownKey },
	passes: { key: ownKey },
	game_players: { key: ["organization_id", "game_id", "player_id"] },
	game_clocks: { key: ["organization_id", "game_id"] },
	lines_to_write: { key: ["organization_id", "game_id"] },
	discipline_rules: { key: ["organization_id", "season_league_id"] },
	suspensions: { key: ownKey, trashedAs: "suspension" },
	game_periods: { key: ownKey },
	period_scores: { key: ["organization_id", "game_id", "period_id"] },
	stat_definitions: { key: ownKey },
	stat_lines: { key: ["organization_id", "game_id", "player_id"] },
	player_game_stats: { key: ["organization_id", "game_id", "player_id", "stat_id"] },
	player_season_totals: { key: ["organization_id", "player_id", "entry_id", "phase"] },
	leaderboard_totals: { key: ["organization_id", "board", "holder_id", "phase"] },
	headline_totals: { key: ["organization_id", "stat_id", "player_id", "phase"] },
	stat_bests: { key: ["organization_id", "player_id", "entry_id", "sport_id", "stat_id", "phase"] },
	team_streaks: { key: ["organization_id", "entry_id", "phase", "kind"] },
	game_sums: { key: ["organization_id", "game_id", "entry_id"] },
	player_attributes: { key: ownKey },
	player_attribute_values: { key: ["organization_id", "player_id", "attribute_id"] },
	contacts: { key: ["organization_id", "player_id"] },
	player_redirects: { key: ["organization_id", "former_id"] },
	pages: { key: ["organization_id", "key"], hasId: true, trashedAs: "page" },
	page_versions: { key: ownKey },
	page_redirects: { key: ownKey },
	site_navigation: { key: ["organization_id"] },
	posts: { key: ownKey, trashedAs: "post" },
	files: { key: ownKey },
	pictures: { key: ownKey, trashedAs: "picture" },
	embed_hosts: { key: ["organization_id", "host"] },
	businesses: { key: ownKey, trashedAs: "business" },
	venues: { key: ownKey, trashedAs: "venue" },
	availabilities: { key: ownKey },
	officials: { key: ownKey, trashedAs: "official" },
	game_officials: { key: ["organization_id", "game_id", "official_id"] },
	messages: { key: ownKey, trashedAs: "message" },
	registrations: { key: ownKey, trashedAs: "registration" },
	waivers: { key: ownKey },
	sign_ups: { key: ownKey, trashedAs: "signUp" },
	signatures: { key: ownKey },
	ledger_entries: { key: ownKey },
	fee_rules: { key: ["organization_id", "season_league_id"] },
	reminder_rules: { key: ["organization_id"] },
	fee_reminders: { key: ownKey },
	card_accounts: { key: ["organization_id"] },
	card_payments: { key: ownKey },
	card_events: { key: ["organization_id", "message"] },
	sign_up_invitations: { key: ["organization_id", "team_sign_up_id", "sign_up_id"] },
	attendances: { key: ["organization_id", "game_id", "sign_up_id"] },
	captain_words: { key: ownKey },
	substitutes: { key: ["organization_id", "game_id", "team_sign_up_id", "sign_up_id"] },
	api_tokens: { key: ownKey },
	webhooks: { key: ownKey },
	followers: { key: ownKey },
	audit_log: { key: ownKey },
	platform_log: { key: ["id"] },
	trash: { key: ownKey },
} as const satisfies Partial<Record<keyof Tables, Travelling>>;

type Travelling = {
	key: readonly string[];
	idsOf?: keyof Tables;
	/** One beside its key. */
	hasId?: true;
	trashedAs?: string;
};

export type TravellingTable = keyof typeof travelling;
