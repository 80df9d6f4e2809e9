CREATE TABLE pages (
	tx_linkbild_off smallint(5) unsigned DEFAULT '0' NOT NULL,
	tx_linkbild_image int(11) unsigned DEFAULT '0' NOT NULL
);

CREATE TABLE tx_linkbild_change (
	uid int(11) unsigned NOT NULL auto_increment,
	site varchar(255) DEFAULT '' NOT NULL,
	url varchar(2048) DEFAULT '' NOT NULL,
	kind varchar(16) DEFAULT 'changed' NOT NULL,
	attempts int(11) unsigned DEFAULT '0' NOT NULL,
	PRIMARY KEY (uid),
	KEY site (site(100))
);
