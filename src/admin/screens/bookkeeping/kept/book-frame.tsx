import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { Tabs } from "#ui/kit/tabs.tsx";
import { Button } from "../../../components/feedback/button.tsx";
import { Icon } from "../../../components/feedback/icon.tsx";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Filter, Toolbar } from "../../../components/list/toolbar.tsx";
import { ScreenHeader } from "../../../shell/screen-header.tsx";
import { words } from "../../../words.ts";
import { addressIn } from "../address-in.ts";
import type { Whose } from "../whose.ts";

/** The three lists an organization keeps of a sport, each its own screen. */
const books = [
	{ label: words.common.statistics, to: "/stats" },
	{ label: words.common.gamePeriods, to: "/gamePeriod" },
	{ label: words.common.playerAttributes, to: "/playerAttributes" },
];

type BookFrameProps = {
	whose: Whose;
	path: string;
	/** What the list changes elsewhere, in a line. */
	teaching: ReactNode;
	add: { label: string; onAdd: () => void };
	/** Player attributes are kept for one sport alone, the first. */
	hasSportChoice?: boolean;
	/** What else can be done with the whole list. */
	tools: ReactNode;
	children: ReactNode;
};

/** What the three screens have in common: where one is, whose it is, and of which sport. */
export function BookFrame(props: BookFrameProps) {
	const { whose, path, teaching, add, hasSportChoice = true, tools, children } = props;
	const [address] = useSearchParams();
	const title = books.find(({ to }) => to === path)?.label ?? "";
	return (
		<>
			<ScreenHeader
				title={title}
				{...(whose.sport !== null && {
					actions: (
						<>
							{tools}
							<Button onClick={add.onAdd}>
								<Icon name="add" />
								{add.label}
							</Button>
						</>
					),
				})}
			>
				{teaching}
			</ScreenHeader>
			<Tabs
				label={words.bookkeeping.bookkeeping}
				items={books.map(({ label, to }) => ({
					label,
					to: addressIn(address, to),
					isCurrent: to === path,
				}))}
			/>
			<SomebodyElse whose={whose} />
			{whose.sport === null ? (
				<NoSport whose={whose} />
			) : (
				<>
					{hasSportChoice && <SportChoice whose={whose} path={path} />}
					{children}
				</>
			)}
		</>
	);
}

function SomebodyElse({ whose: { person } }: { whose: Whose }) {
	if (person === null) return null;
	return (
		<p className="notice">
			{words.bookkeeping.theseAreTheSettingsOf} <strong>{person.name}</strong>
			{words.bookkeeping.everybodyShares({ organization: person.organization })}
		</p>
	);
}

/** Basketball in winter, volleyball in summer: each sport has lists of its own. */
function SportChoice({ whose: { sports, sport }, path }: { whose: Whose; path: string }) {
	const [address] = useSearchParams();
	const navigate = useNavigate();
	if (sports.length < 2 || sport === null) return null;
	return (
		<Toolbar>
			<Filter
				label={words.common.sport}
				value={String(sport.id)}
				onChange={(id) => navigate(addressIn(address, path, Number(id)))}
				options={optionsOf(sports)}
			/>
		</Toolbar>
	);
}

function NoSport({ whose: { sports } }: { whose: Whose }) {
	return (
		<Panel>
			<EmptyState title={words.messages.sports.noneFound}>
				{sports.length === 0
					? words.bookkeeping.settingsSayWhichSports({
							noneAvailable: words.messages.sports.noneAvailable,
						})
					: words.bookkeeping.pleaseChooseOneOfYour}
			</EmptyState>
		</Panel>
	);
}
